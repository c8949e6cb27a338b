import { sql } from 'kysely';
import type { ApplicationNarrowing } from '#contract/admin/applications.ts';
import { type ApplicationStage, applicationStages } from '#contract/application.ts';
import { timeNow } from '../clock.ts';
import { applicationsWithCv, type ListedApplication } from './applications.ts';
import { toBit } from './bit.ts';
import type { RecordList } from './record-list.ts';
import { type DueBefore, dueApplications } from './retention.ts';
import { hasTag } from './tags.ts';
import { inTrash, notInTrash } from './trash.ts';

export const applicationList: RecordList<ListedApplication, ApplicationNarrowing & DueBefore> = {
  table: 'applications',
  rows: applicationsWithCv,
  sortedBy: ({ view }) =>
    view === 'followUp' ? 'follow_up' : view === 'interview' ? 'interview_at' : 'id',
  groups({ stage, trash }) {
    if (stage) return [[stage]];
    // The trash has an index of its own, sorted over all stages.
    return trash ? [applicationStages] : applicationStages.map((one) => [one]);
  },
  // It has stages.
  statuses: () => undefined,
  narrowed(db, narrowing, stages) {
    const { view, spam, trash, experience, source, talentPool, poolConsent, tag } = narrowing;
    let result = db
      .selectFrom('applications')
      // Also where all are meant: with them the covering index suffices.
      .where('stage', 'in', stages as ApplicationStage[])
      .where(trash ? inTrash : notInTrash);
    if (spam || view === 'toCheck') result = result.where('spam_reason', 'is not', null);
    else if (!trash) result = result.where('spam_reason', 'is', null);
    if (experience) result = result.where('experience', '=', experience);
    if (tag) result = result.where(hasTag('applications', tag));
    if (source) result = result.where('source', '=', source);
    if (talentPool !== undefined) result = result.where('talent_pool', '=', toBit(talentPool));
    if (view === 'interview') {
      result = result
        .where('interview_at', 'is not', null)
        .where('interview_cancelled', '=', 0)
        .where(sql<boolean>`interview_at + interview_minutes * 60000 > ${timeNow()}`);
    }
    if (view === 'followUp') result = result.where('follow_up', 'is not', null);
    if (view === 'noted') result = result.where('note', 'is not', null);
    if (view === 'toCheck') result = result.where('seen_at', 'is', null);
    if (view === 'due') result = result.where(dueApplications(narrowing.dueBefore));
    if (poolConsent === 'none') result = result.where('pool_consent_at', 'is', null);
    else if (poolConsent) {
      result = result
        .where('pool_consent_at', 'is not', null)
        .where('pool_withdrawn_at', poolConsent === 'given' ? 'is' : 'is not', null);
    }
    return result;
  },
};
