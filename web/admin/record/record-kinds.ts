import type { Getter, Setter } from 'jotai';
import { readApplication } from '#contract/admin/applications.ts';
import type { RecordEvent } from '#contract/admin/events.ts';
import type { Message } from '#contract/admin/message.ts';
import { readMessage } from '#contract/admin/messages.ts';
import type { Outcome } from '../../api-client/call-api.ts';
import {
  applicationList,
  areApplicationsShown,
  refreshApplicationsAtom,
} from '../applications/lists.ts';
import { openApplication } from '../applications/open.ts';
import { messageList, openMessage } from '../messages/list.ts';

/** A note as part of its record. */
export type NotedRecord = Pick<Message, 'id' | 'version' | 'note'>;

/** What events and notes need of messages or applications. */
type RecordKind = {
  readonly read: typeof readMessage | typeof readApplication;
  /** Whether the open page lists new records itself. */
  isListed(): boolean;
  /** Fetches the shown lists again, after a change of any record or only the one with this id. */
  refresh(set: Setter, id?: string): Promise<void>;
  /** Fetches the open record again; with an id only if it is that one. */
  fetchOpen(set: Setter, id?: string): Promise<void>;
  openNote(get: Getter): NotedRecord | undefined;
  /** Saves a note of a record, open or not. */
  saveNote(set: Setter, record: NotedRecord, note: string): Promise<Outcome<NotedRecord>>;
};

export const recordKinds: Readonly<Record<RecordEvent['about'], RecordKind>> = {
  message: {
    read: readMessage,
    isListed: () => messageList.isShown(),
    refresh: async (set, id) => {
      await set(messageList.refreshAtom);
      await set(messageList.checkRetainedAtom, id);
    },
    fetchOpen: (set, id) => set(openMessage.fetchAtom, id),
    openNote: (get) => get(openMessage.shownAtom),
    saveNote: (set, record, note) => set(openMessage.changeAtom, record, { note }),
  },
  application: {
    read: readApplication,
    isListed: areApplicationsShown,
    refresh: async (set, id) => {
      await set(refreshApplicationsAtom);
      await set(applicationList.checkRetainedAtom, id);
    },
    fetchOpen: (set, id) => set(openApplication.fetchAtom, id),
    openNote: (get) => get(openApplication.shownAtom),
    saveNote: (set, record, note) => set(openApplication.changeAtom, record, { note }),
  },
};
