import type { RecordTag } from '#contract/admin/tags.ts';
import { FollowUpChip } from './follow-up-line.tsx';
import { TagChips } from './tags/tag-chip.tsx';

type RowMarksProps = {
  readonly item: { readonly followUp: string | null; readonly tags: readonly RecordTag[] };
};

/** The marks of a row, among its labels; nothing without any. */
export function RowMarks({ item: { followUp, tags } }: RowMarksProps) {
  return (
    <>
      {followUp !== null && <FollowUpChip day={followUp} />}
      <TagChips tags={tags} />
    </>
  );
}
