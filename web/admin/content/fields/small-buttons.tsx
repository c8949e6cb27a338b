import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../../../ui/icon.tsx';

/** The look of a small control with words. */
export const wordsClass =
  'inline-flex min-h-8 items-center gap-1.5 rounded-lg px-2 text-sm font-semibold text-link hover:bg-chosen pointer-coarse:min-h-11';

/** The look of a small control with an icon. */
export const toolClass =
  'inline-grid size-9 shrink-0 place-items-center rounded-xl text-muted hover:bg-chosen hover:text-text aria-disabled:opacity-40 pointer-coarse:size-11';

/** A small button with words beside a field. */
export function WordsButton({ className = '', ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} className={`${wordsClass} ${className}`} />;
}

type ToolButtonProps = {
  readonly icon: IconNode;
  /** Its whole name, for screen readers. */
  readonly name: string;
  /** Shown when the pointer rests on it. */
  readonly title: string;
  readonly isOff: boolean;
  /** Names it for the script. */
  readonly tool?: string;
  onPress(): void;
};

/** A small button with an icon. */
export function ToolButton({ icon, name, title, isOff, tool, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      data-tool={tool}
      aria-label={name}
      title={title}
      aria-disabled={isOff || undefined}
      onClick={onPress}
      className={toolClass}
    >
      <Icon drawing={icon} size={18} />
    </button>
  );
}
