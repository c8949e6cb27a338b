import type * as z from 'zod/mini';
import type { AnswerWay, Message } from '#contract/admin/message.ts';
import { type bulk, changeMessages } from '#contract/admin/messages.ts';
import { createMarking } from '../marking.ts';
import { messageList, messageSelection } from './list.ts';
import { openMessage } from './open.ts';

/** A mark as the bulk call takes it. */
type Mark = Pick<z.input<typeof bulk>, 'answered' | 'answeredAtUtc'> & {
  readonly action: 'answered';
};

/** The mark of an answer; null for none. */
export function answeredMark(answered: AnswerWay | null): Mark {
  return { action: 'answered', answered };
}

/** The marks of messages. */
export const messageMarking = createMarking<Message, Mark>({
  call: changeMessages,
  fields: ['repliedAtUtc', 'repliedBy'],
  after: (message, { answered = null }) => ({
    ...message,
    repliedBy: answered,
    repliedAtUtc: answered && (message.repliedAtUtc ?? new Date().toISOString()),
  }),
  inverse: ({ repliedBy, repliedAtUtc }) => ({
    ...answeredMark(repliedBy),
    ...(repliedAtUtc && { answeredAtUtc: repliedAtUtc }),
  }),
  words: ({ marks }, { answered }) => marks.done[answered ?? 'notAnswered'],
  open: openMessage,
  ...messageList,
  ...messageSelection,
});
