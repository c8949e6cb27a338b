import { useAtomValue } from 'jotai';
import type { Person } from '#contract/admin/data-protection.ts';
import { referenceOf } from '#contract/reference.ts';
import { readableSize } from '../../format/file-size.ts';
import { consentInWords } from '../applications/consent-words.ts';
import { dayInWords, shortDateTime } from '../date-format.ts';
import { isolated } from '../isolated.ts';
import { keptUntil } from '../kept-until.ts';
import { languageAtom, useTexts } from '../language.ts';
import { languageName } from '../language-name.ts';
import { pathOf, paths } from '../paths.ts';
import { linesOf, textsOf } from '../shown-fields.ts';
import { PersonRecord, plainLines, Written, WrittenTexts } from './record.tsx';

/** An application of a person. */
export function ApplicationRecord({
  application,
}: {
  application: Person['applications'][number];
}) {
  const texts = useTexts();
  const language = useAtomValue(languageAtom);
  const { people, applications } = texts;
  const { spamReason, cv, rating } = application;
  const history = application.history.map(
    ({ stage, atUtc }) => `${applications.stages[stage]} (${shortDateTime(atUtc, language)})`,
  );
  return (
    <PersonRecord
      title={`${shortDateTime(application.createdAtUtc, language)} · ${applications.stages[application.stage]}`}
      href={pathOf(paths.application, application.id)}
      linkLabel={people.openApplication}
      lines={[
        [people.name, application.fullName],
        ...plainLines(linesOf('applicationFields', application, texts)),
        [texts.reference, referenceOf(application.id)],
        [people.cv, `${isolated(cv.name)}, ${readableSize(cv.size, language)}`],
        [people.history, history.join(' → ')],
        [texts.tags.title, application.tags.map(({ name }) => name).join(', ')],
        [texts.marks.followUp, application.followUp && dayInWords(application.followUp, language)],
        [people.rating, rating && `${rating}/5`],
        [texts.applications.poolConsent, consentInWords(application, texts, language)],
        [texts.applications.poolLabel, people.poolLabelled[application.talentPool ? 'yes' : 'no']],
        [texts.spam, spamReason && texts.spamReasons[spamReason]],
        [
          people.form,
          `${languageName(application.language, language)}, ${texts.noticeVersion} ${application.noticeVersion}`,
        ],
        [people.kept, keptUntil(application, texts, language)],
      ]}
    >
      <WrittenTexts
        texts={textsOf('applicationFields', application, texts)}
        lang={application.language}
      />
      <Written label={people.note}>{application.note}</Written>
    </PersonRecord>
  );
}
