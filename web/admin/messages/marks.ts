import {
  Archive,
  type IconNode,
  Inbox,
  Mail,
  MailOpen,
  ShieldAlert,
  ShieldCheck,
  Star,
} from 'lucide';
import type { AnswerWay, Message, MessageStatus } from '#contract/admin/message.ts';
import {
  changeMessages,
  type Folder,
  type ListedMessage,
  listMessages,
  type PlainAction,
} from '#contract/admin/messages.ts';
import { fill } from '#contract/fill.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { createBulkActions } from '../record/bulk-actions.ts';
import { createErasing } from '../record/erasing.ts';
import type { AdminTexts } from '../texts/index.ts';
import type { ShortcutKey } from '../ui/shortcuts.ts';
import { messageList, messageSelection, openMessage } from './list.ts';
import { isInFolder } from './query.ts';

type AnswerMark = {
  readonly action: 'answered';
  readonly answered: AnswerWay | null;
  /** By default now. */
  readonly answeredAtUtc?: string;
};

/** The mark of an answer; null for unanswered. */
export function answeredMark(answered: AnswerWay | null): AnswerMark {
  return { action: 'answered', answered };
}

/** The mark of a message's folder, or of its star. */
type PlainMark = { readonly action: PlainAction };

const statusAfter: Readonly<Partial<Record<PlainAction, MessageStatus>>> = {
  read: 'read',
  unread: 'new',
  archive: 'archived',
  spam: 'spam',
  notSpam: 'new',
};

const toStatus: Readonly<Record<MessageStatus, PlainAction>> = {
  new: 'unread',
  read: 'read',
  archived: 'archive',
  spam: 'spam',
};

/** Visible in the row and the pressed tool, so without a toast, unless it moves a message to the inbox. */
const quiet: readonly string[] = ['read', 'unread', 'star', 'unstar'];

export const messageBulkActions = createBulkActions<ListedMessage, AnswerMark | PlainMark>({
  call: changeMessages,
  after(message, mark) {
    const now = new Date().toISOString();
    if (mark.action === 'answered') {
      const { answered } = mark;
      const at = mark.answeredAtUtc ?? message.repliedAtUtc ?? now;
      return { repliedBy: answered, repliedAtUtc: answered && at };
    }
    if (isStar(mark)) return { starred: mark.action === 'star' };
    const status = statusAfter[mark.action] ?? message.status;
    return status === message.status ? {} : { status, statusSinceUtc: now };
  },
  inverse({ status, starred, repliedBy, repliedAtUtc }, mark) {
    if (mark.action === 'answered') {
      return {
        ...answeredMark(repliedBy),
        ...(repliedAtUtc && { answeredAtUtc: repliedAtUtc }),
      };
    }
    if (isStar(mark)) return { action: starred ? 'star' : 'unstar' };
    return { action: toStatus[status] };
  },
  isQuiet: (mark, from) =>
    quiet.includes(mark.action) && (isStar(mark) || from.every(isInFolder.inbox)),
  words(mark, count, { texts, language }, from) {
    const words =
      mark.action === 'answered'
        ? texts.marks.done[mark.answered ?? 'notAnswered']
        : texts.done[
            mark.action === 'read' && !from.every(isInFolder.inbox) ? 'notSpam' : mark.action
          ];
    return fill(words, { count }, language);
  },
  trashWords: ({ texts }) => texts.done,
  open: openMessage,
  ...messageList,
  ...messageSelection,
});

function isStar({ action }: AnswerMark | PlainMark): boolean {
  return action === 'star' || action === 'unstar';
}

export const messageErasing = createErasing({
  call: changeMessages,
  fetchOf: (get, set, folder, paging) =>
    authenticatedCall(get, set, listMessages, { query: { folder, ...paging } }),
  ...messageList,
  ...messageSelection,
  words: ({ erased }) => erased,
});

/** Actions on messages, for buttons and keys. */
export type MessageActs = {
  onAct(messages: readonly Message[], action: PlainAction): void;
  onTrash(messages: readonly Message[], isTrashed: boolean): void;
};

/**
 * The tools whose action depends on the messages, with their keys. Buttons and keys both read it, so that a key does
 * what its button says.
 * @param folder decides while no message is selected
 * @param isOpen whether it is the open message, which is read even while the API is not told yet
 */
export function toolsFor(
  messages: readonly Message[],
  { actions }: AdminTexts,
  folder?: Folder,
  isOpen = false,
) {
  const isEmpty = messages.length === 0;
  const allAre = (wanted: MessageStatus) =>
    isEmpty ? folder === wanted : messages.every(({ status }) => status === wanted);
  const areStarred = !isEmpty && messages.every(({ starred }) => starred);
  const isNew = !isOpen && messages.some(({ status }) => status === 'new');
  const tool = (
    shortcut: ShortcutKey,
    action: PlainAction,
    drawing: IconNode,
    label = actions[action],
  ) => ({ shortcut, action, drawing, label });
  return [
    allAre('archived') ? tool('e', 'read', Inbox, actions.toInbox) : tool('e', 'archive', Archive),
    tool('s', areStarred ? 'unstar' : 'star', Star),
    isNew ? tool('u', 'read', MailOpen) : tool('u', 'unread', Mail),
    allAre('spam') ? tool('!', 'notSpam', ShieldCheck) : tool('!', 'spam', ShieldAlert),
  ] as const;
}
