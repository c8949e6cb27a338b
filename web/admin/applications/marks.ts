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
import { afterTrashMark, isTrashMark, type TrashMark, trashDone, trashMark } from '../trash.ts';
import { applicationSelection, putApplicationsAtom, refreshApplicationsAtom } from './lists.ts';
import { openApplication } from './open.ts';

/** The marks of applications. */
export const applicationMarking = createMarking<
  ListedApplication,
  FollowUpMark | TagMark | TrashMark,
  WholeApplication
>({
  call: changeApplications,
  fields: ['followUp', 'tags', 'trashedAtUtc'],
  toBody: (mark) => (isTagMark(mark) ? sentTagMark(mark) : mark),
  after(application, mark) {
    if (isTrashMark(mark)) return afterTrashMark(application, mark);
    if (isTagMark(mark)) return { ...application, tags: tagsAfter(application, mark) };
    return { ...application, followUp: mark.followUp };
  },
  inverse(application, mark) {
    if (isTrashMark(mark)) return trashMark(application.trashedAtUtc !== null);
    return isTagMark(mark) ? tagInverse(application, mark) : followUpMark(application.followUp);
  },
  words(mark, count, reader) {
    if (isTrashMark(mark)) return trashDone(mark, count, reader, reader.texts.applications.done);
    return isTagMark(mark) ? tagDone(mark, count, reader) : followUpDone(mark, count, reader);
  },
  ...tagManners,
  open: openApplication,
  putAtom: putApplicationsAtom,
  refreshAtom: refreshApplicationsAtom,
  ...applicationSelection,
});
