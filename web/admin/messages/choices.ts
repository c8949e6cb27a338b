import type { Message, MessageStatus } from '#contract/admin/message.ts';
import type { Action } from './act.ts';

/** The tools whose action depends on the messages. */
export type Toggle = 'archive' | 'star' | 'unread' | 'spam';

/** What each tool does to these messages. Buttons and keys both read it, so that a key does what its button says. */
export function choicesFor(messages: readonly Message[]): Readonly<Record<Toggle, Action>> {
  const allAre = (wanted: MessageStatus) => messages.every(({ status }) => status === wanted);
  return {
    archive: allAre('archived') ? 'read' : 'archive',
    star: messages.every(({ starred }) => starred) ? 'unstar' : 'star',
    unread: messages.some(({ status }) => status === 'new') ? 'read' : 'unread',
    spam: allAre('spam') ? 'notSpam' : 'spam',
  };
}
