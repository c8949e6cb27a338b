import { readApplication } from '#contract/admin/applications.ts';
import type { RecordKind } from '../record/record-kind.ts';
import { applicationList, areApplicationsShown, refreshApplicationsAtom } from './lists.ts';
import { openApplication } from './open.ts';

export const kind: RecordKind = {
  read: readApplication,
  isListed: areApplicationsShown,
  refresh: async (set, id) => {
    await set(refreshApplicationsAtom);
    await set(applicationList.checkRetainedAtom, id);
  },
  fetchOpen: (set, id) => set(openApplication.fetchAtom, id),
  openNote: (get) => get(openApplication.shownAtom),
  saveNote: (set, record, note) => set(openApplication.changeAtom, record, { note }),
};
