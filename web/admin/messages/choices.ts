import type { Message, MessageStatus } from '#contract/admin/message.ts';
import type { Folder, PlainAction } from '#contract/admin/messages.ts';

/** Actions on messages, for buttons and keys. */
export type MessageActs = {
  onAct(messages: readonly Message[], action: PlainAction): void;
  onTrash(messages: readonly Message[], isTrashed: boolean): void;
};

/** The tools whose action depends on the messages. */
export type Toggle = 'archive' | 'star' | 'unread' | 'spam';

/**
 * What each tool does to these messages. Buttons and keys both read it, so that a key does what its button says.
 * @param folder decides while no message is selected
 */
export function choicesFor(
  messages: readonly Message[],
  folder?: Folder,
): Readonly<Record<Toggle, PlainAction>> {
  const isEmpty = messages.length === 0;
  const allAre = (wanted: MessageStatus) =>
    isEmpty ? folder === wanted : messages.every(({ status }) => status === wanted);
  return {
    archive: allAre('archived') ? 'read' : 'archive',
    star: !isEmpty && messages.every(({ starred }) => starred) ? 'unstar' : 'star',
    unread: messages.some(({ status }) => status === 'new') ? 'read' : 'unread',
    spam: allAre('spam') ? 'notSpam' : 'spam',
  };
}
