import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import type { Person } from '#contract/admin/data-protection.ts';
import type { Language } from '#contract/languages.ts';
import { referenceOf } from '#contract/reference.ts';
import { readableSize } from '../../format/file-size.ts';
import { DescribedLine } from '../../ui/described-line.tsx';
import { interviewInWords } from '../applications/hiring/interview-words.ts';
import { consentInWords } from '../applications/pool/consent-words.ts';
import { dayInWords, shortDateTime } from '../format/date-format.ts';
import { isolated } from '../format/isolated.ts';
import { keptUntil } from '../format/kept-until.ts';
import { languageName } from '../format/language-name.ts';
import { useReader } from '../language.ts';
import { timesSentText } from '../messages/words.ts';
import { pathOf, paths } from '../paths.ts';
import { type FieldLine, type FieldText, linesOf, textsOf } from '../record/fields.tsx';
import { isHinted, signsInWords } from '../record/spam-signs.tsx';
import { useSees } from '../session/user.ts';
import type { AdminTexts } from '../texts/index.ts';

type PersonRecordProps = {
  readonly record: Person['messages'][number] | Person['applications'][number];
  /** The lines and the long texts of what was filled in. */
  readonly fields: readonly FieldLine[];
  readonly written: readonly FieldText[];
  /** Its subject, in the title after its time of arrival. */
  readonly about: string;
  readonly href: string;
  readonly linkLabel: string;
  /** By which form it was sent, and in which language. */
  readonly form: string;
  /** Further terms and values; a line without a value is left out. */
  readonly lines: readonly (readonly [string, ReactNode])[];
};

/** A record of a person: its fields and texts. */
function PersonRecord(props: PersonRecordProps) {
  const { record, fields, written, about, href, linkLabel, form, lines } = props;
  const { followUp } = record;
  const id = useId();
  const { texts, language } = useReader();
  const { people } = texts;
  const sees = useSees();
  const all: PersonRecordProps['lines'] = [
    [people.name, record.fullName],
    // Without the e-mail address, which is the heading of all records.
    ...fields
      .filter(({ values }) => values[0]?.format !== 'email')
      .map(
        ({ label, values }) => [label, values.map((one) => isolated(one.text)).join(', ')] as const,
      ),
    [texts.reference, referenceOf(record.id)],
    ...lines,
    [texts.tags.title, record.tags.map(({ name }) => name).join(', ')],
    [texts.marks.followUp, followUp && dayInWords(followUp, language)],
    [isHinted(record) ? texts.mayBeSpam : texts.spam, signsInWords(record, texts)],
    [people.form, `${form}, ${texts.noticeVersion} ${record.noticeVersion}`],
    [people.kept, keptUntil(record, texts, language)],
  ];
  return (
    <article aria-labelledby={id} className="border-t border-line py-5 break-inside-avoid-page">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h4 id={id} className="min-w-0 font-semibold">
          {shortDateTime(record.createdAtUtc, language)} · {about}
          {record.trashedAtUtc !== null && (
            <span className="ml-3 inline-block rounded-full border border-edge px-2 text-sm font-normal text-muted">
              {people.inTrash}
            </span>
          )}
        </h4>
        {sees(href) && (
          <Link
            href={href}
            className="no-print inline-flex min-h-11 items-center font-semibold text-link hover:underline"
          >
            {linkLabel}
          </Link>
        )}
      </div>
      <dl className="mt-1 grid grid-cols-[6.5rem_1fr] gap-x-5 gap-y-0.5 sm:grid-cols-[7rem_1fr_7rem_1fr] print:grid-cols-[7rem_1fr_7rem_1fr] [&_dt]:mb-0 [&_dd]:min-w-0 [&_dd]:wrap-anywhere">
        {all
          .filter(([, value]) => value !== null && value !== undefined && value !== '')
          .map(([label, value]) => (
            <DescribedLine key={label} label={label}>
              <bdi className="whitespace-pre-wrap">{value}</bdi>
            </DescribedLine>
          ))}
      </dl>
      {written.map(({ label, text }) => (
        <Written key={label} lang={record.language} {...(written.length > 1 && { label })}>
          {text}
        </Written>
      ))}
      <Written label={people.note}>{record.note}</Written>
    </article>
  );
}

type WrittenProps = {
  /** The label; undefined for a single text. */
  readonly label?: string;
  readonly lang?: string;
  readonly children: string | null;
};

/** A visitor's text, if any, rendered as text, never as markup. */
function Written({ label, lang, children }: WrittenProps) {
  return (
    children && (
      <>
        {label && <h5 className="mt-3 text-muted">{label}</h5>}
        <p
          lang={lang}
          dir="auto"
          className={`${label ? 'mt-1' : 'mt-3'} max-w-[46rem] whitespace-pre-wrap border-l-2 border-line pl-4 wrap-anywhere`}
        >
          {children}
        </p>
      </>
    )
  );
}

export function MessageRecord({ message }: { message: Person['messages'][number] }) {
  const { texts, language } = useReader();
  const { people } = texts;
  const { subject, repliedAtUtc, repliedBy, lastSentAtUtc } = message;
  const kind = texts.kinds[message.kind];
  const state = [texts.statuses[message.status], message.starred && people.starred];
  const at = (utcTime: string) => shortDateTime(utcTime, language);
  return (
    <PersonRecord
      record={message}
      fields={linesOf('messageFields', message, texts)}
      written={textsOf('messageFields', message, texts)}
      about={subject ? texts.subjects[subject] : kind}
      href={pathOf(paths.message, message.id)}
      linkLabel={people.openMessage}
      form={`${kind}, ${languageName(message.language, language)}`}
      lines={[
        [texts.records.messageFields.status, state.filter(Boolean).join(', ')],
        [texts.sent, lastSentAtUtc && timesSentText(message, texts, at(lastSentAtUtc), language)],
        [
          texts.replied,
          repliedBy && repliedAtUtc && `${texts.marks.ways[repliedBy]}, ${at(repliedAtUtc)}`,
        ],
      ]}
    />
  );
}

type Application = Person['applications'][number];

export function ApplicationRecord({ application }: { application: Application }) {
  const { texts, language } = useReader();
  const { people, applications, hiring } = texts;
  const { cv, rating, interview, talentPool } = application;
  const history = application.history.map(
    ({ stage, atUtc, by }) =>
      `${applications.stages[stage]} (${[shortDateTime(atUtc, language), by].filter(Boolean).join(', ')})`,
  );
  const scores = application.scores.flatMap(({ name, score }) =>
    score === null ? [] : `${isolated(name)}: ${score}/5`,
  );
  return (
    <PersonRecord
      record={application}
      fields={linesOf('applicationFields', application, texts)}
      written={textsOf('applicationFields', application, texts)}
      about={applications.stages[application.stage]}
      href={pathOf(paths.application, application.id)}
      linkLabel={people.openApplication}
      form={languageName(application.language, language)}
      lines={[
        [people.cv, cvInWords(cv, texts, language)],
        [people.history, history.join(' → ')],
        [people.rating, rating && `${rating}/5`],
        [hiring.scorecard, scores.join(', ')],
        [hiring.interview, interview && interviewInWords(interview, hiring, language)],
        [applications.poolConsent, consentInWords(application, texts, language)],
        [applications.poolLabel, people.poolLabelled[talentPool ? 'yes' : 'no']],
      ]}
    />
  );
}

/** The CV, and why it is not in the export if it is not. */
function cvInWords({ name, size, scan }: Application['cv'], texts: AdminTexts, language: Language) {
  const file = `${isolated(name)}, ${readableSize(size, language)}`;
  return scan === 'waiting' || scan === 'infected'
    ? `${file}. ${texts.people.cvHeldBack[scan]}`
    : file;
}
