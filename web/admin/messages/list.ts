import { atom } from 'jotai';
import {
  changeMessage,
  type ListedMessage,
  listMessages,
  readMessage,
  type SentMessageChange,
} from '#contract/admin/messages.ts';
import { audiences, isFor } from '#contract/admin/roles.ts';
import { sortOf } from '#contract/admin/sort.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { whenIdle } from '../api-client/keyed-queue.ts';
import { createList } from '../list/list-state.ts';
import { createSelection } from '../list/selection.ts';
import { createRecordState } from '../record/record-state.ts';
import { entryAtom } from '../session/session.ts';
import { roleOf } from '../session/user.ts';
import { belongs, isRetained, type Query, toApiQuery } from './query.ts';

/** The messages of the open folder or view. */
export const messageList = createList<Query, ListedMessage>({
  initial: { folder: 'inbox' },
  fetchPage: (get, set, query, paging) =>
    authenticatedCall(get, set, listMessages, {
      query: { ...toApiQuery(query), sort: sortOf(query), ...paging },
    }),
  belongs,
  isRetained,
  fetchOne: (get, set, id) => authenticatedCall(get, set, readMessage, { parameters: { id } }),
});

export const messageSelection = createSelection(messageList);

export const openMessage = createRecordState<ListedMessage, Omit<SentMessageChange, 'version'>>({
  known: (get, id) => get(messageList.listAtom).items.find((message) => message.id === id),
  read: (get, set, id) => authenticatedCall(get, set, readMessage, { parameters: { id } }),
  send: (get, set, id, body) =>
    authenticatedCall(get, set, changeMessage, { parameters: { id }, body }),
  put: (set, message) => set(messageList.putAtom, [message]),
});

/** Opens a message; a new one is marked as read, unless it is in the trash, from which it may be restored unread. */
export const openAndReadAtom = atom(null, async (get, set, id: string | undefined) => {
  await set(openMessage.showAtom, id);
  // Opened twice in a row, it is already being marked as read: a second request would be a conflict.
  if (id !== undefined) await whenIdle(id);
  const shown = get(openMessage.shownAtom);
  const { user } = await get(entryAtom);
  if (!isFor(audiences.messageWork, roleOf(user))) return;
  if (shown?.id === id && shown?.status === 'new' && shown.trashedAtUtc === null) {
    await set(openMessage.changeAtom, shown, { status: 'read' });
  }
});
