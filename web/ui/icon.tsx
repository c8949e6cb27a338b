import type { IconNode } from 'lucide';
import { createElement } from 'react';

type IconProps = {
  /** One of Lucide's drawings. Its React package would bring a page more code than all icons are. */
  readonly drawing: IconNode;
  /** In pixels. */
  readonly size?: number;
  readonly className?: string;
};

/** A small picture in the colour of the words beside it; never the only one to say something. */
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
