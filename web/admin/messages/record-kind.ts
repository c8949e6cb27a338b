import { readMessage } from '#contract/admin/messages.ts';
import type { RecordKind } from '../record/record-kind.ts';
import { messageList, openMessage } from './list.ts';

export const kind: RecordKind = {
  read: readMessage,
  isListed: () => messageList.isShown(),
  refresh: async (set, id) => {
    await set(messageList.refreshAtom);
    await set(messageList.checkRetainedAtom, id);
  },
  fetchOpen: (set, id) => set(openMessage.fetchAtom, id),
  openNote: (get) => get(openMessage.shownAtom),
  saveNote: (set, record, note) => set(openMessage.changeAtom, record, { note }),
};
