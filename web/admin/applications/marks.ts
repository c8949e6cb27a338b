import type { WholeApplication } from '#contract/admin/application.ts';
import { changeApplications, type ListedApplication } from '#contract/admin/applications.ts';
import { type FollowUpMark, followUpDone, followUpMark } from '../follow-up.ts';
import { createMarking } from '../marking.ts';
import { applicationSelection, putApplicationsAtom, refreshApplicationsAtom } from './lists.ts';
import { openApplication } from './open.ts';

/** The marks of applications. */
export const applicationMarking = createMarking<ListedApplication, FollowUpMark, WholeApplication>({
  call: changeApplications,
  fields: ['followUp'],
  after: (application, { followUp }) => ({ ...application, followUp }),
  inverse: ({ followUp }) => followUpMark(followUp),
  words: followUpDone,
  open: openApplication,
  putAtom: putApplicationsAtom,
  refreshAtom: refreshApplicationsAtom,
  ...applicationSelection,
});
