import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../ui/icon.tsx';
import { useLanguage } from '../language.ts';

/** Style of every line of the sidebar, links and buttons. */
export const sidebarLinkClass =
  'flex min-h-9 w-full items-center gap-3 rounded-xl px-3 pointer-coarse:min-h-11 [@media(max-height:62rem)_and_(pointer:fine)]:min-h-7.5 text-left font-medium hover:bg-chosen aria-[current=page]:bg-raised in-[dialog]:aria-[current=page]:bg-chosen aria-[current=page]:font-semibold';

type SidebarLinkProps = {
  readonly href: string;
  readonly label: string;
  readonly drawing: IconNode;
  readonly isHere: boolean;
  readonly count?: number | undefined;
  /** The meaning of the count, for screen readers. */
  readonly countLabel?: string;
  readonly isStrong?: boolean;
};

/** A page or list in the sidebar, with the number of what is open there. */
export function SidebarLink({
  href,
  label,
  drawing,
  isHere,
  count,
  countLabel,
  isStrong,
}: SidebarLinkProps) {
  const language = useLanguage();
  return (
    <li>
      <Link href={href} aria-current={isHere ? 'page' : undefined} className={sidebarLinkClass}>
        <Icon drawing={drawing} size={18} className="shrink-0 text-muted" />
        <span className="min-w-0 flex-1 truncate">{label}</span>
        {count !== undefined && count > 0 && (
          <span className={isStrong ? 'font-bold text-link' : 'text-muted'}>
            {count.toLocaleString(language)}
            <span className="sr-only"> {countLabel}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

/** A group of lines of the sidebar. */
export function SidebarLinks({
  labelledBy,
  children,
}: {
  readonly labelledBy?: string;
  readonly children: ReactNode;
}) {
  return (
    <ul aria-labelledby={labelledBy} className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
      {children}
    </ul>
  );
}
