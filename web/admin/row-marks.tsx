import { FollowUpChip } from './follow-up-line.tsx';

type RowMarksProps = { readonly item: { readonly followUp: string | null } };

/** The marks of a row, below its words; nothing without any. */
export function RowMarks({ item: { followUp } }: RowMarksProps) {
  if (followUp === null) return null;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <FollowUpChip day={followUp} />
    </span>
  );
}
