import type { ApplicationNarrowing } from '#contract/admin/applications.ts';
import { type ApplicationStage, applicationStages } from '#contract/application.ts';
import { applicationsWithCv, type ListedApplication } from './applications.ts';
import { toBit } from './bit.ts';
import type { RecordList } from './record-list.ts';

export const applicationList: RecordList<ListedApplication, ApplicationNarrowing> = {
  table: 'applications',
  rows: applicationsWithCv,
  groups: ({ stage }) => (stage ? [[stage]] : applicationStages.map((one) => [one])),
  narrowed(db, { spam, experience, source, talentPool, poolConsent }, stages) {
    let result = db
      .selectFrom('applications')
      // Also where all are meant: with them the covering index suffices.
      .where('stage', 'in', stages as ApplicationStage[])
      .where('spam_reason', spam ? 'is not' : 'is', null);
    if (experience) result = result.where('experience', '=', experience);
    if (source) result = result.where('source', '=', source);
    if (talentPool !== undefined) result = result.where('talent_pool', '=', toBit(talentPool));
    if (poolConsent === 'none') result = result.where('pool_consent_at', 'is', null);
    else if (poolConsent) {
      result = result
        .where('pool_consent_at', 'is not', null)
        .where('pool_withdrawn_at', poolConsent === 'given' ? 'is' : 'is not', null);
    }
    return result;
  },
};
