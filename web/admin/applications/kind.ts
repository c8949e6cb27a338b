import { readApplication } from '#contract/admin/applications.ts';
import type { RecordKind } from '../record-kind.ts';
import { refreshApplicationsAtom } from './lists.ts';
import { openApplication } from './open.ts';

export const kind: RecordKind = {
  read: readApplication,
  refresh: (set) => set(refreshApplicationsAtom),
  fetchOpen: (set, id) => set(openApplication.fetchAtom, id),
  openNote: (get) => get(openApplication.shownAtom),
  saveNote: (set, record, note) => set(openApplication.changeAtom, record, { note }),
};
