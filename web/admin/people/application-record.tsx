import { useAtomValue } from 'jotai';
import type { Person } from '#contract/admin/data-protection.ts';
import type { Interview } from '#contract/admin/hiring.ts';
import type { Language } from '#contract/languages.ts';
import { referenceOf } from '#contract/reference.ts';
import { readableSize } from '../../format/file-size.ts';
import { interviewTime } from '../applications/hiring/interview-words.ts';
import { consentInWords } from '../applications/pool/consent-words.ts';
import { dayInWords, shortDateTime } from '../format/date-format.ts';
import { isolated } from '../format/isolated.ts';
import { keptUntil } from '../format/kept-until.ts';
import { languageName } from '../format/language-name.ts';
import { languageAtom, useTexts } from '../language.ts';
import { pathOf, paths } from '../paths.ts';
import { linesOf, textsOf } from '../record/shown-fields.ts';
import type { AdminTexts } from '../texts/index.ts';
import { PersonRecord, plainLines, Written, WrittenTexts } from './record.tsx';

type Application = Person['applications'][number];

/** An application of a person. */
export function ApplicationRecord({ application }: { application: Application }) {
  const texts = useTexts();
  const language = useAtomValue(languageAtom);
  const { people, applications } = texts;
  const { spamReason, cv, rating, interview } = application;
  const history = application.history.map(
    ({ stage, atUtc }) => `${applications.stages[stage]} (${shortDateTime(atUtc, language)})`,
  );
  return (
    <PersonRecord
      title={`${shortDateTime(application.createdAtUtc, language)} · ${applications.stages[application.stage]}`}
      isTrashed={application.trashedAtUtc !== null}
      href={pathOf(paths.application, application.id)}
      linkLabel={people.openApplication}
      lines={[
        [people.name, application.fullName],
        ...plainLines(linesOf('applicationFields', application, texts)),
        [texts.reference, referenceOf(application.id)],
        [people.cv, cvInWords(cv, texts, language)],
        [people.history, history.join(' → ')],
        [texts.tags.title, application.tags.map(({ name }) => name).join(', ')],
        [texts.marks.followUp, application.followUp && dayInWords(application.followUp, language)],
        [people.rating, rating && `${rating}/5`],
        [texts.hiring.scorecard, scoresInWords(application.scores)],
        [texts.hiring.interview, interview && interviewInWords(interview, texts, language)],
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

function scoresInWords(scores: Application['scores']): string {
  return scores
    .flatMap(({ name, score }) => (score === null ? [] : `${isolated(name)}: ${score}/5`))
    .join(', ');
}

function interviewInWords(
  { at, minutes, place, isCancelled }: Interview,
  { hiring }: AdminTexts,
  language: Language,
): string {
  const time = interviewTime(at, language);
  if (isCancelled) return `${time} (${hiring.done.cancelled})`;
  const duration = hiring.minutes.replace('{count}', minutes.toLocaleString(language));
  return [time, duration, ...(place ? [isolated(place)] : [])].join(', ');
}

/** The CV, and why it is not in the export if it is not. */
function cvInWords({ name, size, scan }: Application['cv'], texts: AdminTexts, language: Language) {
  const file = `${isolated(name)}, ${readableSize(size, language)}`;
  return scan === 'waiting' || scan === 'infected'
    ? `${file}. ${texts.people.cvHeldBack[scan]}`
    : file;
}
