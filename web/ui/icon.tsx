import type { IconNode } from 'lucide';
import { createElement } from 'react';

type IconProps = {
  /** A Lucide icon as data: its React package has more code than all icons together. */
  readonly drawing: IconNode;
  /** In pixels. */
  readonly size?: number;
  readonly className?: string;
};

/** An icon in the colour of the text beside it. Decorative: the text must say the same. */
export function Icon({ drawing, size = 20, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {drawing.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
