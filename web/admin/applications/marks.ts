import type { WholeApplication } from '#contract/admin/application.ts';
import { changeApplications, type ListedApplication } from '#contract/admin/applications.ts';
import { type FollowUpMark, followUpDone, followUpMark } from '../follow-up.ts';
import { createMarking } from '../marking.ts';
import { afterTrashMark, isTrashMark, type TrashMark, trashDone, trashMark } from '../trash.ts';
import { applicationSelection, putApplicationsAtom, refreshApplicationsAtom } from './lists.ts';
import { openApplication } from './open.ts';

/** The marks of applications. */
export const applicationMarking = createMarking<
  ListedApplication,
  FollowUpMark | TrashMark,
  WholeApplication
>({
  call: changeApplications,
  fields: ['followUp', 'trashedAtUtc'],
  after: (application, mark) =>
    isTrashMark(mark)
      ? afterTrashMark(application, mark)
      : { ...application, followUp: mark.followUp },
  inverse: ({ followUp, trashedAtUtc }, mark) =>
    isTrashMark(mark) ? trashMark(trashedAtUtc !== null) : followUpMark(followUp),
  words: (mark, count, reader) =>
    isTrashMark(mark)
      ? trashDone(mark, count, reader, reader.texts.applications.done)
      : followUpDone(mark, count, reader),
  open: openApplication,
  putAtom: putApplicationsAtom,
  refreshAtom: refreshApplicationsAtom,
  ...applicationSelection,
});
