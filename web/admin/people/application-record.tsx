import { useAtomValue } from 'jotai';
import type { WholeApplication } from '#contract/admin/applications.ts';
import { referenceOf } from '#contract/reference.ts';
import { readableSize } from '../../format/file-size.ts';
import { shortDateTime } from '../date-format.ts';
import { isolated } from '../isolated.ts';
import { languageAtom, useTexts } from '../language.ts';
import { pathOf, paths } from '../paths.ts';
import { sourceName } from '../source-name.ts';
import { applicationKept } from './kept.ts';
import { PersonRecord, Written } from './record.tsx';
import { retentionAtom } from './retention-state.ts';

/** An application among what is held on a person. */
export function ApplicationRecord({ application }: { application: WholeApplication }) {
  const texts = useTexts();
  const language = useAtomValue(languageAtom);
  const retention = useAtomValue(retentionAtom);
  const { people, overview } = texts;
  const { spamReason, cv, rating, source, sourceOther } = application;
  const education = [application.university, application.department, application.graduationYear];
  const links = [application.linkedin, application.github, application.portfolio];
  const history = application.history.map(
    ({ stage, atUtc }) => `${overview.stages[stage]} (${shortDateTime(atUtc, language)})`,
  );
  return (
    <PersonRecord
      title={`${shortDateTime(application.createdAtUtc, language)} · ${overview.stages[application.stage]}`}
      href={pathOf(paths.application, application.id)}
      linkLabel={people.openApplication}
      lines={[
        [people.name, application.fullName],
        [texts.phone, application.phone],
        [texts.reference, referenceOf(application.id)],
        [people.position, application.currentPosition],
        [people.experience, overview.experiences[application.experience]],
        [
          people.education,
          education
            .filter((part) => part !== null)
            .map((part) => isolated(String(part)))
            .join(', '),
        ],
        [people.links, links.filter(Boolean).join(', ')],
        [people.source, source && isolated(sourceOther ?? sourceName(source, overview))],
        [people.cv, `${isolated(cv.name)}, ${readableSize(cv.size, language)}`],
        [people.history, history.join(' → ')],
        [people.rating, rating && `${rating}/5`],
        [people.pool, application.poolConsentAtUtc ? people.poolYes : people.poolNo],
        [texts.spam, spamReason && texts.spamReasons[spamReason]],
        [
          people.form,
          `${texts.languages[application.language]}, ${texts.noticeVersion} ${application.noticeVersion}`,
        ],
        [
          people.kept,
          typeof retention === 'object' &&
            applicationKept(application, retention.data, people, language),
        ],
      ]}
    >
      <Written label={people.about} lang={application.language}>
        {application.aboutYourself}
      </Written>
      <Written label={people.why} lang={application.language}>
        {application.whyUs}
      </Written>
      <Written label={people.note}>{application.note}</Written>
    </PersonRecord>
  );
}
