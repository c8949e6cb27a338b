import type { Atom, Getter, Setter, WritableAtom } from 'jotai';
import { readApplication } from '#contract/admin/applications.ts';
import type { Message } from '#contract/admin/message.ts';
import { readMessage } from '#contract/admin/messages.ts';
import type { Outcome } from '../../api-client/call-api.ts';
import { allApplications } from '../applications/lists.ts';
import { openApplication } from '../applications/open.ts';
import { messageList, openMessage } from '../messages/list.ts';

export type NotedRecord = Pick<Message, 'id' | 'version' | 'note'>;

type OpenRecord = {
  readonly fetchAtom: WritableAtom<unknown, [id?: string], Promise<void>>;
  readonly shownAtom: Atom<NotedRecord | undefined>;
  readonly changeAtom: WritableAtom<
    unknown,
    [record: NotedRecord, change: { readonly note: string }],
    Promise<Outcome<NotedRecord>>
  >;
};

/** What events and notes need of messages or applications. */
function kindOf(
  read: typeof readMessage | typeof readApplication,
  list: Pick<typeof messageList, 'isShown' | 'refreshAtom' | 'checkRetainedAtom'>,
  { fetchAtom, shownAtom, changeAtom }: OpenRecord,
) {
  return {
    read,
    /** Whether the open page lists new records itself. */
    isListed: () => list.isShown(),
    /** Fetches what is shown again, after a change of any record or only the one with this id. */
    async refresh(set: Setter, id?: string) {
      await set(list.refreshAtom);
      await set(list.checkRetainedAtom, id);
      await set(fetchAtom, id);
    },
    openNote: (get: Getter) => get(shownAtom),
    /** Saves a note of a record, open or not. */
    saveNote: (set: Setter, record: NotedRecord, note: string) => set(changeAtom, record, { note }),
  };
}

export const recordKinds = {
  message: kindOf(readMessage, messageList, openMessage),
  application: kindOf(readApplication, allApplications, openApplication),
};
