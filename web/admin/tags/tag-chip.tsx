import type { RecordTag, TagColour } from '#contract/admin/tags.ts';
import { isolated } from '../format/isolated.ts';
import { useTexts } from '../language.ts';

type TagDotProps = { readonly colour: TagColour; readonly className?: string };

/** A dot in the colour of a tag. The name beside it says the same. */
export function TagDot({ colour, className = 'size-2.5' }: TagDotProps) {
  return (
    <span
      aria-hidden="true"
      style={{ color: `var(--tag-${colour})` }}
      className={`inline-block shrink-0 rounded-full bg-current forced-color-adjust-none ${className}`}
    />
  );
}

const maxInRow = 3;

export function TagChips({ tags }: { tags: readonly RecordTag[] }) {
  const { tags: texts } = useTexts();
  if (tags.length === 0) return null;
  const rest = tags.slice(maxInRow);
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-1.5 compact:flex-nowrap">
      <span className="sr-only">{texts.title}: </span>
      {tags.slice(0, maxInRow).map(({ id, name, colour }) => (
        <span
          key={id}
          className="inline-flex min-w-0 max-w-44 items-center gap-1.5 rounded-full border border-line px-2 text-xs leading-5 text-text compact:max-w-28 compact:leading-4"
        >
          <TagDot colour={colour} className="size-2" />
          <bdi className="truncate">{name}</bdi>
          <span className="sr-only">, </span>
        </span>
      ))}
      {rest.length > 0 && (
        // Above the link that covers the row, so that the mouse reaches its tooltip.
        <span
          title={rest.map(({ name }) => isolated(name)).join(', ')}
          className="text-muted pointer-fine:relative pointer-fine:z-[1]"
        >
          <span aria-hidden="true">+{rest.length}</span>
          <span className="sr-only">{rest.map(({ name }) => isolated(name)).join(', ')}</span>
        </span>
      )}
    </span>
  );
}
