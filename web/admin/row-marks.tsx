import { FollowUpChip } from './follow-up-line.tsx';

type RowMarksProps = { readonly item: { readonly followUp: string | null } };

/** The marks of a row, among its labels; nothing without any. */
export function RowMarks({ item: { followUp } }: RowMarksProps) {
  if (followUp === null) return null;
  return <FollowUpChip day={followUp} />;
}
