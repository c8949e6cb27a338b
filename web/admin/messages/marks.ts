import type { AnswerWay } from '#contract/admin/message.ts';
import { changeMessages, type ListedMessage } from '#contract/admin/messages.ts';
import { type FollowUpMark, followUpDone, followUpMark } from '../record/follow-up.ts';
import { createMarking } from '../record/marking.ts';
import {
  afterTrashMark,
  isTrashMark,
  type TrashMark,
  trashDone,
  trashMark,
} from '../record/trash.ts';
import {
  isTagMark,
  sentTagMark,
  type TagMark,
  tagDone,
  tagInverse,
  tagManners,
  tagsAfter,
} from '../tags/tag-mark.ts';
import { messageList, messageSelection } from './list.ts';
import { openMessage } from './open.ts';

type AnswerMark = {
  readonly action: 'answered';
  readonly answered: AnswerWay | null;
  /** By default now. */
  readonly answeredAtUtc?: string;
};
type Mark = AnswerMark | FollowUpMark | TagMark | TrashMark;

/** The mark of an answer; null for none. */
export function answeredMark(answered: AnswerWay | null): AnswerMark {
  return { action: 'answered', answered };
}

/** The marks of messages. */
export const messageMarking = createMarking<ListedMessage, Mark>({
  call: changeMessages,
  fields: ['repliedAtUtc', 'repliedBy', 'followUp', 'tags', 'trashedAtUtc'],
  toBody: (mark) => (isTagMark(mark) ? sentTagMark(mark) : mark),
  after(message, mark) {
    if (isTrashMark(mark)) return afterTrashMark(message, mark);
    if (isTagMark(mark)) return { ...message, tags: tagsAfter(message, mark) };
    if (mark.action === 'followUp') return { ...message, followUp: mark.followUp };
    const repliedAtUtc = mark.answered && (message.repliedAtUtc ?? new Date().toISOString());
    return { ...message, repliedBy: mark.answered, repliedAtUtc };
  },
  inverse(message, mark) {
    const { followUp, repliedBy, repliedAtUtc, trashedAtUtc } = message;
    if (isTrashMark(mark)) return trashMark(trashedAtUtc !== null);
    if (isTagMark(mark)) return tagInverse(message, mark);
    if (mark.action === 'followUp') return followUpMark(followUp);
    return {
      ...answeredMark(repliedBy),
      ...(repliedAtUtc && { answeredAtUtc: repliedAtUtc }),
    };
  },
  words(mark, count, reader) {
    if (isTrashMark(mark)) return trashDone(mark, count, reader, reader.texts.done);
    if (isTagMark(mark)) return tagDone(mark, count, reader);
    if (mark.action === 'followUp') return followUpDone(mark, count, reader);
    const words = reader.texts.marks.done[mark.answered ?? 'notAnswered'];
    return words.replace('{count}', count.toLocaleString(reader.language));
  },
  ...tagManners,
  open: openMessage,
  ...messageList,
  ...messageSelection,
});
