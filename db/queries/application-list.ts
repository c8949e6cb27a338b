import { sql } from 'kysely';
import type { ApplicationNarrowing } from '#contract/admin/applications.ts';
import { type ApplicationStage, applicationStages } from '#contract/application.ts';
import { applicationsWithCv, type ListedApplication } from './applications.ts';
import { toBit } from './bit.ts';
import type { RecordList } from './record-list.ts';
import { type DueBefore, dueApplications } from './retention.ts';
import { recordsWithTag } from './tags.ts';

export const applicationList: RecordList<ListedApplication, ApplicationNarrowing & DueBefore> = {
  table: 'applications',
  rows: applicationsWithCv,
  sortedBy: ({ view }) =>
    view === 'followUp' ? 'follow_up' : view === 'interview' ? 'interview_at' : 'id',
  groups({ stage, tag }) {
    if (stage) return [[stage]];
    // Those of a tag are read from its list, once.
    return tag ? [applicationStages] : applicationStages.map((one) => [one]);
  },
  narrowed(db, narrowing, stages) {
    const { view, spam, experience, source, talentPool, poolConsent, tag, dueBefore } = narrowing;
    let result = db
      .selectFrom('applications')
      // Also where all are meant: with them the covering index suffices.
      .where('stage', 'in', stages as ApplicationStage[])
      .where('spam_reason', spam || view === 'toCheck' ? 'is not' : 'is', null);
    if (experience) result = result.where('experience', '=', experience);
    if (tag) result = result.where('id', 'in', recordsWithTag(db, 'applications', tag));
    if (source) result = result.where('source', '=', source);
    if (talentPool !== undefined) result = result.where('talent_pool', '=', toBit(talentPool));
    if (view === 'interview') {
      result = result
        .where('interview_at', 'is not', null)
        .where('interview_cancelled', '=', 0)
        .where(sql<boolean>`interview_at + interview_minutes * 60000 > ${Date.now()}`);
    }
    if (view === 'followUp') result = result.where('follow_up', 'is not', null);
    if (view === 'noted') result = result.where('note', 'is not', null);
    if (view === 'toCheck') result = result.where('seen_at', 'is', null);
    if (view === 'due') result = result.where(dueApplications(dueBefore));
    if (poolConsent === 'none') result = result.where('pool_consent_at', 'is', null);
    else if (poolConsent) {
      result = result
        .where('pool_consent_at', 'is not', null)
        .where('pool_withdrawn_at', poolConsent === 'given' ? 'is' : 'is not', null);
    }
    return result;
  },
};
