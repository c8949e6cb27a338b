import type { WholeApplication } from '#contract/admin/application.ts';
import { changeApplications, type ListedApplication } from '#contract/admin/applications.ts';
import { type FollowUpMark, followUpDone, followUpMark } from '../follow-up.ts';
import { createMarking } from '../marking.ts';
import {
  isTagMark,
  sentTagMark,
  type TagMark,
  tagDone,
  tagInverse,
  tagManners,
  tagsAfter,
} from '../tags/tag-mark.ts';
import { applicationSelection, putApplicationsAtom, refreshApplicationsAtom } from './lists.ts';
import { openApplication } from './open.ts';

/** The marks of applications. */
export const applicationMarking = createMarking<
  ListedApplication,
  FollowUpMark | TagMark,
  WholeApplication
>({
  call: changeApplications,
  fields: ['followUp', 'tags'],
  toBody: (mark) => (isTagMark(mark) ? sentTagMark(mark) : mark),
  after: (application, mark) =>
    isTagMark(mark)
      ? { ...application, tags: tagsAfter(application, mark) }
      : { ...application, followUp: mark.followUp },
  inverse: (application, mark) =>
    isTagMark(mark) ? tagInverse(application, mark) : followUpMark(application.followUp),
  words: (mark, count, reader) =>
    isTagMark(mark) ? tagDone(mark, count, reader) : followUpDone(mark, count, reader),
  ...tagManners,
  open: openApplication,
  putAtom: putApplicationsAtom,
  refreshAtom: refreshApplicationsAtom,
  ...applicationSelection,
});
