import { ArrowLeft } from 'lucide';
import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../ui/icon.tsx';
import { paths } from '../paths.ts';
import { buttonLike } from '../ui/buttons.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useContentTexts } from './texts.ts';

/** Style of a small control with text. */
export const wordsClass =
  'inline-flex min-h-8 items-center gap-1.5 rounded-lg px-2 text-sm font-semibold text-link hover:bg-chosen pointer-coarse:min-h-11';

/** Style of a small control with an icon. */
export const toolClass =
  'inline-grid size-9 shrink-0 place-items-center rounded-xl text-muted hover:bg-chosen hover:text-text aria-disabled:opacity-40 pointer-coarse:size-11';

export const WordsButton = buttonLike(wordsClass);

export function ToolButton(button: ComponentProps<typeof IconButton>) {
  return <IconButton {...button} className={toolClass} />;
}

/** Leads from a document or the history to the list. */
export function BackLink() {
  const { back } = useContentTexts();
  return (
    <Link href={paths.content} className={`-ml-2 ${wordsClass}`}>
      <Icon drawing={ArrowLeft} size={16} />
      <span className="max-sm:sr-only">{back}</span>
    </Link>
  );
}
