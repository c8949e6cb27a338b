import type { RecordTag } from '#contract/admin/tags.ts';
import { FollowUpChip } from './follow-up-line.tsx';
import { TagChips } from './tags/tag-chip.tsx';

type RowMarksProps = {
  readonly item: { readonly followUp: string | null; readonly tags: readonly RecordTag[] };
};

/** The marks of a row, below its words; nothing without any. */
export function RowMarks({ item: { followUp, tags } }: RowMarksProps) {
  if (followUp === null && tags.length === 0) return null;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {followUp !== null && <FollowUpChip day={followUp} />}
      <TagChips tags={tags} />
    </span>
  );
}
