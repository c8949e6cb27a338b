import { readApplication } from '#contract/admin/applications.ts';
import type { RecordKind } from '../record/record-kind.ts';
import { areApplicationsShown, refreshApplicationsAtom } from './lists.ts';
import { openApplication } from './open.ts';

export const kind: RecordKind = {
  read: readApplication,
  isListed: areApplicationsShown,
  refresh: (set) => set(refreshApplicationsAtom),
  fetchOpen: (set, id) => set(openApplication.fetchAtom, id),
  openNote: (get) => get(openApplication.shownAtom),
  saveNote: (set, record, note) => set(openApplication.changeAtom, record, { note }),
};
