import type { AnswerWay } from '#contract/admin/message.ts';
import { changeMessages, type ListedMessage } from '#contract/admin/messages.ts';
import { createRecordMarking } from '../record/record-marking.ts';
import { messageList, messageSelection } from './list.ts';
import { openMessage } from './open.ts';

type AnswerMark = {
  readonly action: 'answered';
  readonly answered: AnswerWay | null;
  /** By default now. */
  readonly answeredAtUtc?: string;
};

/** The mark of an answer; null for none. */
export function answeredMark(answered: AnswerWay | null): AnswerMark {
  return { action: 'answered', answered };
}

/** What is set on one message or many. */
export const messageMarking = createRecordMarking<ListedMessage, AnswerMark>({
  call: changeMessages,
  fields: ['repliedAtUtc', 'repliedBy'],
  after(message, { answered }) {
    const repliedAtUtc = answered && (message.repliedAtUtc ?? new Date().toISOString());
    return { ...message, repliedBy: answered, repliedAtUtc };
  },
  inverse: ({ repliedBy, repliedAtUtc }) => ({
    ...answeredMark(repliedBy),
    ...(repliedAtUtc && { answeredAtUtc: repliedAtUtc }),
  }),
  words({ answered }, count, { texts, language }) {
    const words = texts.marks.done[answered ?? 'notAnswered'];
    return words.replace('{count}', count.toLocaleString(language));
  },
  trashWords: ({ texts }) => texts.done,
  open: openMessage,
  ...messageList,
  ...messageSelection,
});
