import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../../ui/icon.tsx';

type IconButtonProps = ComponentProps<'button'> & {
  readonly drawing: IconNode;
  /** In pixels. */
  readonly size?: number;
  /** The accessible name, and the tooltip unless there is a `title`. */
  readonly label: string;
  /** Whether a press does nothing now. It can have the focus nevertheless. */
  readonly isOff?: boolean;
};

const plain =
  'grid size-11 shrink-0 place-items-center rounded-xl text-muted hover:bg-chosen hover:text-text disabled:opacity-40 aria-disabled:opacity-40';

/** A button that shows an icon, with a mark at it if it has content; without a `className` of its own it has no frame. */
export function IconButton(props: IconButtonProps) {
  const { drawing, size = 18, label, isOff, children, ...button } = props;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      title={label}
      className={plain}
      {...button}
      onClick={isOff ? undefined : button.onClick}
    >
      <Icon drawing={drawing} size={size} />
      {children}
    </button>
  );
}
