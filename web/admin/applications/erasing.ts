import { changeApplications, listApplications } from '#contract/admin/applications.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { createErasing } from '../record/erasing.ts';
import { applicationSelection, dropApplicationsAtom, refreshApplicationsAtom } from './lists.ts';

/** Erases applications with their CVs. */
export const applicationErasing = createErasing({
  call: changeApplications,
  fetchOf: (get, set, list, paging) =>
    authenticatedCall(get, set, listApplications, { query: { [list]: 'true', ...paging } }),
  ...applicationSelection,
  dropAtom: dropApplicationsAtom,
  refreshAtom: refreshApplicationsAtom,
  words: ({ applications }) => applications.erased,
});
