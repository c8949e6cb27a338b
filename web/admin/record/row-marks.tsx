import { FilePenLine, MailX } from 'lucide';
import type { ReplyState } from '#contract/admin/mail.ts';
import type { RecordTag } from '#contract/admin/tags.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../language.ts';
import { TagChips } from '../tags/tag-chip.tsx';
import { FollowUpChip } from './follow-up-line.tsx';

type RowMarksProps = {
  readonly item: {
    readonly followUp: string | null;
    readonly tags: readonly RecordTag[];
    readonly replyState: ReplyState | null;
  };
};

/** The marks of a row, among its labels; nothing without any. */
export function RowMarks({ item: { followUp, tags, replyState } }: RowMarksProps) {
  const { notDelivered, draft } = useTexts().replies;
  return (
    <>
      {(replyState === 'refused' || replyState === 'givenUp') && (
        <span className="inline-flex shrink-0 items-center gap-1 font-medium text-error">
          <Icon drawing={MailX} size={14} />
          {notDelivered}
        </span>
      )}
      {replyState === 'draft' && (
        <span className="inline-flex shrink-0 items-center gap-1 font-medium text-link">
          <Icon drawing={FilePenLine} size={14} />
          {draft}
        </span>
      )}
      {followUp !== null && <FollowUpChip day={followUp} />}
      <TagChips tags={tags} />
    </>
  );
}
