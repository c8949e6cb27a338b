import { atom } from 'jotai';
import type { Message, MessageStatus } from '#contract/admin/message.ts';
import {
  changeMessages,
  type ListedMessage,
  listMessages,
  type PlainAction,
} from '#contract/admin/messages.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { createErasing } from '../record/erasing.ts';
import { createMarking } from '../record/marking.ts';
import { messageList, messageSelection } from './list.ts';
import { openMessage } from './open.ts';

/** The actions on a message's place and star. */
export type Action = PlainAction;

const statusAfter: Readonly<Partial<Record<Action, MessageStatus>>> = {
  read: 'read',
  unread: 'new',
  archive: 'archived',
  spam: 'spam',
  notSpam: 'read',
};

const toStatus: Readonly<Record<MessageStatus, Action>> = {
  new: 'unread',
  read: 'read',
  archived: 'archive',
  spam: 'spam',
};

/** Seen in the row and in the tool that was pressed. */
const quiet: readonly Action[] = ['read', 'unread', 'star', 'unstar'];

const messageActing = createMarking<ListedMessage, { readonly action: Action }>({
  call: changeMessages,
  fields: ['status', 'statusSinceUtc', 'starred'],
  after(message, { action }) {
    if (action === 'star' || action === 'unstar') return { ...message, starred: action === 'star' };
    const status = statusAfter[action] ?? message.status;
    if (status === message.status) return message;
    return { ...message, status, statusSinceUtc: new Date().toISOString() };
  },
  inverse({ status, starred }, { action }) {
    const isStar = action === 'star' || action === 'unstar';
    return { action: isStar ? (starred ? 'star' : 'unstar') : toStatus[status] };
  },
  isQuiet: ({ action }) => quiet.includes(action),
  words: ({ action }, count, { texts, language }) =>
    texts.done[action].replace('{count}', count.toLocaleString(language)),
  open: openMessage,
  ...messageList,
  ...messageSelection,
});

/** Applies an action to messages, shown at once, and offers to undo it. */
export const actAtom = atom(null, (_get, set, messages: readonly Message[], action: Action) =>
  set(messageActing.markAtom, messages, { action }),
);

/** Erases messages. */
export const messageErasing = createErasing({
  call: changeMessages,
  fetchOf: (get, set, folder, paging) =>
    authenticatedCall(get, set, listMessages, { query: { folder, ...paging } }),
  ...messageList,
  ...messageSelection,
  words: ({ erased }) => erased,
});
