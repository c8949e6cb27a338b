import { type RawBuilder, sql } from 'kysely';
import type { ApplicationNarrowing, ApplicationView } from '#contract/admin/applications.ts';
import { type ApplicationStage, applicationStages } from '#contract/application.ts';
import { generalOpening } from '#contract/content/opening-values.ts';
import { timeNow } from '../engine/clock.ts';
import type { Db } from '../schema.ts';
import { applicationsWithCv, type ListedApplication } from './applications.ts';
import { isAssignedTo } from './assignment.ts';
import type { RecordList } from './record-list.ts';
import { isWrittenTo } from './replies.ts';
import { type DueBefore, dueApplications } from './retention.ts';
import { toBit } from './rows.ts';
import { hasTag } from './tags.ts';
import { inTrash, notInTrash } from './trash.ts';

/** Conditions of each view; `toCheck` for spam only. */
const views: Readonly<Record<ApplicationView, (narrowing: DueBefore) => RawBuilder<boolean>>> = {
  interview: () =>
    sql`interview_at is not null and interview_cancelled = 0
      and interview_at + interview_minutes * 60000 > ${timeNow()}`,
  followUp: () => sql`follow_up is not null`,
  noted: () => sql`note is not null`,
  sent: () => isWrittenTo,
  toCheck: () => sql`seen_at is null`,
  due: ({ dueBefore }) => dueApplications(dueBefore),
};

export const applicationList: RecordList<ListedApplication, ApplicationNarrowing & DueBefore> = {
  table: 'applications',
  rows: applicationsWithCv,
  sortedBy: ({ view }) =>
    view === 'followUp' ? 'follow_up' : view === 'interview' ? 'interview_at' : 'id',
  groups({ stage, trash }) {
    if (stage) return [[stage]];
    // The trash has its own index, sorted over all stages.
    return trash ? [applicationStages] : applicationStages.map((one) => [one]);
  },
  // Applications have stages instead.
  statuses: () => undefined,
  narrowed(db, narrowing, stages) {
    const { view, spam, trash, experience, source, talentPool, poolConsent, tag } = narrowing;
    const { opening, assignedTo } = narrowing;
    let result = db
      .selectFrom('applications')
      // Named even for all stages, so that the covering index is used.
      .where('stage', 'in', stages as ApplicationStage[])
      .where(trash ? inTrash : notInTrash);
    if (spam || view === 'toCheck') result = result.where('spam_reason', 'is not', null);
    else if (!trash) result = result.where('spam_reason', 'is', null);
    if (experience) result = result.where('experience', '=', experience);
    if (tag) result = result.where(hasTag('applications', tag));
    if (assignedTo) result = result.where(isAssignedTo(assignedTo));
    if (source) result = result.where('source', '=', source);
    if (opening === generalOpening) result = result.where('opening', 'is', null);
    else if (opening) result = result.where('opening', '=', opening);
    if (talentPool !== undefined) result = result.where('talent_pool', '=', toBit(talentPool));
    if (view) result = result.where(views[view](narrowing));
    if (poolConsent === 'none') result = result.where('pool_consent_at', 'is', null);
    else if (poolConsent) {
      result = result
        .where('pool_consent_at', 'is not', null)
        .where('pool_withdrawn_at', poolConsent === 'given' ? 'is' : 'is not', null);
    }
    return result;
  },
};

/** Counts applications by opening and stage, without spam and the trash; with the title as one of them has it. */
export function countByOpening(db: Db) {
  return db
    .selectFrom('applications')
    .select(['opening', 'stage'])
    .select((row) => [row.fn.countAll<number>().as('count'), row.fn.max('position').as('position')])
    .where(notInTrash)
    .where('spam_reason', 'is', null)
    .groupBy(['opening', 'stage'])
    .execute();
}
