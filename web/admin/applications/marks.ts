import type { WholeApplication } from '#contract/admin/application.ts';
import {
  changeApplications,
  type ListedApplication,
  listApplications,
} from '#contract/admin/applications.ts';
import type { ApplicationStage } from '#contract/application.ts';
import { fill } from '#contract/fill.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { createBulkActions } from '../record/bulk-actions.ts';
import { createErasing } from '../record/erasing.ts';
import {
  applicationSelection,
  dropApplicationsAtom,
  putApplicationsAtom,
  refreshApplicationsAtom,
  shownAtom,
} from './lists.ts';
import { openApplication } from './open.ts';

type StageMark = { readonly action: 'stage'; readonly stage: ApplicationStage };

/** The mark that moves applications to a stage. */
export function stageMark(stage: ApplicationStage): StageMark {
  return { action: 'stage', stage };
}

/** Bulk actions on applications. */
export const applicationBulkActions = createBulkActions<
  ListedApplication,
  StageMark,
  WholeApplication
>({
  call: changeApplications,
  fields: ['stage'],
  after: (application, { stage }) => ({ ...application, stage }),
  inverse: ({ stage }) => stageMark(stage),
  words({ stage }, count, { texts, language }) {
    const { moved, stages } = texts.applications;
    return fill(moved, { count, stage: stages[stage] }, language);
  },
  trashWords: ({ texts }) => texts.applications.done,
  open: openApplication,
  listAtom: shownAtom,
  putAtom: putApplicationsAtom,
  refreshAtom: refreshApplicationsAtom,
  ...applicationSelection,
});

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
