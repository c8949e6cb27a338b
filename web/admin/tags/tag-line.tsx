import { X } from 'lucide';
import { Link } from 'wouter';
import type { RecordTag } from '#contract/admin/tags.ts';
import { fill } from '#contract/fill.ts';
import { isolated } from '../format/isolated.ts';
import { useTexts } from '../language.ts';
import { focusRecord } from '../ui/focus-page.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { TagDot } from './tag-chip.tsx';

type TagLineProps = {
  readonly tags: readonly RecordTag[];
  /** The list of the records with a tag. */
  hrefOf(tag: RecordTag): string;
  onRemove(tag: RecordTag): void;
};

/** The tags of the open record: each links to its records, and has a button that removes it. */
export function TagLine({ tags, hrefOf, onRemove }: TagLineProps) {
  const { tags: texts } = useTexts();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={texts.title} className="mt-3 flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag.id} className="flex max-w-full items-center rounded-full border border-edge">
          <Link
            href={hrefOf(tag)}
            title={fill(texts.showAll, { name: isolated(tag.name) })}
            className="flex min-h-8 min-w-0 items-center gap-2 rounded-full pl-3 pr-1 text-sm font-medium hover:underline pointer-coarse:min-h-11"
          >
            <TagDot colour={tag.colour} />
            <bdi className="truncate">{tag.name}</bdi>
          </Link>
          <IconButton
            drawing={X}
            size={14}
            label={fill(texts.remove, { name: isolated(tag.name) })}
            onClick={() => {
              onRemove(tag);
              focusRecord();
            }}
            className="no-print grid size-8 shrink-0 place-items-center rounded-full text-muted hover:bg-chosen hover:text-text pointer-coarse:size-11"
          />
        </li>
      ))}
    </ul>
  );
}
