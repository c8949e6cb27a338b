import { atom } from 'jotai';
import type { Message, MessageStatus } from '#contract/admin/message.ts';
import { changeMessages, listMessages, type PlainAction } from '#contract/admin/messages.ts';
import { pageSize } from '#contract/field-limits.ts';
import { notify } from '../../features/toasts/notify.ts';
import { authenticatedCall } from '../call.ts';
import { refreshCountsAtom } from '../counts.ts';
import { createErasing } from '../erasing.ts';
import { groupBy } from '../group-by.ts';
import { keyedQueue } from '../keyed-queue.ts';
import { languageAtom, textsAtom } from '../language.ts';
import { noteDoneAtom } from '../undo.ts';
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

/** Seen in the row and in the tool that was pressed. */
const quiet: readonly Action[] = ['read', 'unread', 'star', 'unstar'];

/** Applies an action to messages, shown at once, and offers to undo it. */
export const actAtom = atom(
  null,
  async (get, set, messages: readonly Message[], action: Action) => {
    if (messages.length === 0) return;
    set(messageSelection.clearSelectionAtom);
    set(
      showAtom,
      messages.map((message) => after(message, action)),
    );
    const ids = messages.map(({ id }) => id);
    const made = set(sendAtom, ids, action);
    const count = messages.length.toLocaleString(get(languageAtom));
    set(noteDoneAtom, {
      words: get(textsAtom).done[action].replace('{count}', count),
      ids,
      isQuiet: quiet.includes(action),
      made,
      undo: () => set(undoAtom, messages, action),
    });
    if (!(await made)) set(showAtom, messages);
  },
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

/** Restores each message to its state before the action. */
const undoAtom = atom(null, async (_get, set, messages: readonly Message[], action: Action) => {
  const groups = groupBy(messages, (message) => inverseOf(message, action));
  let isRestored = true;
  for (const [inverse, group] of groups) {
    const ids = group.map(({ id }) => id);
    isRestored = (await set(sendAtom, ids, inverse)) && isRestored;
  }
  await set(messageList.refreshAtom, { isOwn: true });
  return isRestored;
});

const sendAtom = atom(
  null,
  (get, set, ids: readonly string[], action: Action): Promise<boolean> => {
    const openId = get(openMessage.openAtom)?.id;
    // The open message may be being marked as read: the next change needs the version that this creates.
    return keyedQueue(ids.find((id) => id === openId) ?? ids.join(), async () => {
      for (let start = 0; start < ids.length; start += pageSize.max) {
        const body = { ids: ids.slice(start, start + pageSize.max), action };
        const outcome = await authenticatedCall(get, set, changeMessages, { body });
        if (!outcome.ok) {
          notify('error', outcome.text || get(textsAtom).actionFailed);
          return false;
        }
      }
      set(refreshCountsAtom);
      const open = get(openMessage.openAtom);
      if (open && ids.includes(open.id)) await set(openMessage.fetchAtom);
      return true;
    });
  },
);

const showAtom = atom(null, (get, set, messages: readonly Message[]) => {
  set(messageList.putAtom, messages);
  const open = get(openMessage.openAtom);
  const shown = messages.find(({ id }) => id === open?.id);
  if (shown) set(openMessage.openAtom, { id: shown.id, item: shown });
});

function after(message: Message, action: Action): Message {
  if (action === 'star' || action === 'unstar') return { ...message, starred: action === 'star' };
  const statusSinceUtc = new Date().toISOString();
  return { ...message, status: statusAfter[action] ?? message.status, statusSinceUtc };
}

const toStatus: Readonly<Record<MessageStatus, Action>> = {
  new: 'unread',
  read: 'read',
  archived: 'archive',
  spam: 'spam',
};

function inverseOf({ status, starred }: Message, action: Action): Action {
  if (action === 'star' || action === 'unstar') return starred ? 'star' : 'unstar';
  return toStatus[status];
}
