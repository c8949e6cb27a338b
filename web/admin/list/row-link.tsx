import type { ReactNode } from 'react';
import { Link } from 'wouter';

type RowLinkProps = {
  readonly href: string;
  readonly isOpen: boolean;
  /** The ids of the elements whose text is the link's name, for screen readers. */
  readonly parts: readonly string[];
  readonly children: ReactNode;
};

/**
 * The link of a row. It covers the row, so that all of it can be pressed, and other controls can stand among its
 * words, which a link may not contain.
 */
export function RowLink({ href, isOpen, parts, children }: RowLinkProps) {
  return (
    <Link
      href={href}
      draggable={false}
      aria-current={isOpen ? 'true' : undefined}
      aria-labelledby={parts.join(' ')}
      className="min-w-0 outline-none after:absolute after:inset-0"
    >
      {children}
    </Link>
  );
}
