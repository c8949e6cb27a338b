import type { WholeApplication } from '#contract/admin/application.ts';
import { changeApplications, type ListedApplication } from '#contract/admin/applications.ts';
import type { ApplicationStage } from '#contract/application.ts';
import { type FollowUpMark, followUpDone, followUpMark } from '../record/follow-up.ts';
import { createMarking } from '../record/marking.ts';
import {
  afterTrashMark,
  isTrashMark,
  type TrashMark,
  trashDone,
  trashMark,
} from '../record/trash.ts';
import {
  isTagMark,
  sentTagMark,
  type TagMark,
  tagDone,
  tagInverse,
  tagManners,
  tagsAfter,
} from '../tags/tag-mark.ts';
import {
  applicationSelection,
  putApplicationsAtom,
  refreshApplicationsAtom,
  shownAtom,
} from './lists.ts';
import { openApplication } from './open.ts';

type StageMark = { readonly action: 'stage'; readonly stage: ApplicationStage };
type Mark = StageMark | FollowUpMark | TagMark | TrashMark;

/** The mark that moves applications to a stage. */
export function stageMark(stage: ApplicationStage): StageMark {
  return { action: 'stage', stage };
}

/** What is set on one application or many. */
export const applicationMarking = createMarking<ListedApplication, Mark, WholeApplication>({
  call: changeApplications,
  fields: ['stage', 'followUp', 'tags', 'trashedAtUtc'],
  toBody: (mark) => (isTagMark(mark) ? sentTagMark(mark) : mark),
  after(application, mark) {
    if (isTrashMark(mark)) return afterTrashMark(application, mark);
    if (isTagMark(mark)) return { ...application, tags: tagsAfter(application, mark) };
    const { action, ...set } = mark;
    return { ...application, ...set };
  },
  inverse(application, mark) {
    if (isTrashMark(mark)) return trashMark(application.trashedAtUtc !== null);
    if (isTagMark(mark)) return tagInverse(application, mark);
    const { stage, followUp } = application;
    return mark.action === 'stage' ? stageMark(stage) : followUpMark(followUp);
  },
  words(mark, count, reader) {
    if (isTrashMark(mark)) return trashDone(mark, count, reader, reader.texts.applications.done);
    if (isTagMark(mark)) return tagDone(mark, count, reader);
    if (mark.action === 'followUp') return followUpDone(mark, count, reader);
    const { moved, stages } = reader.texts.applications;
    return moved
      .replace('{count}', count.toLocaleString(reader.language))
      .replace('{stage}', () => stages[mark.stage]);
  },
  ...tagManners,
  open: openApplication,
  listAtom: shownAtom,
  putAtom: putApplicationsAtom,
  refreshAtom: refreshApplicationsAtom,
  ...applicationSelection,
});
