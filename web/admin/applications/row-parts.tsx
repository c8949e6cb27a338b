import { useAtomValue } from 'jotai';
import { BadgeCheck, CalendarCheck, MailCheck, UsersRound } from 'lucide';
import type { Application } from '#contract/admin/application.ts';
import { fill } from '#contract/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { longDateTime, timeOrDay } from '../format/date-format.ts';
import { dayAtom } from '../format/day.ts';
import { useReader, useTexts } from '../language.ts';
import { Excerpt } from '../list/marked.tsx';
import { interviewTime, isAhead } from './hiring/interview-words.ts';
import { meanInWords } from './hiring/mean.ts';
import { poolConsentOf } from './pool/consent-words.ts';

type FirstWordsProps = {
  readonly application: Application;
  readonly sought: string | undefined;
  /** Shown without a search, and if only the name or the telephone number matched. */
  readonly otherwise: string;
};

/** An excerpt of an application for a row; after a search, around the first match. */
export function FirstWords({ application, sought, otherwise }: FirstWordsProps) {
  const { currentPosition, aboutYourself, whyUs, note } = application;
  const { university, department, sourceOther, email } = application;
  const texts = [currentPosition, aboutYourself, whyUs, note];
  const others = [university, department, sourceOther, email];
  return <Excerpt texts={[...texts, ...others]} {...{ sought, otherwise }} />;
}

/** The rating of a row or a card: the mean of the scorecard, else the star of the application. */
export function RatingMark({ rating, meanScore }: Pick<Application, 'rating' | 'meanScore'>) {
  const { texts, language } = useReader();
  if (meanScore !== null) {
    const mean = meanInWords(meanScore, language);
    return <span className="shrink-0 font-semibold">{fill(texts.hiring.mean, { mean })}</span>;
  }
  if (rating === null) return null;
  return (
    <span className="shrink-0 font-semibold">
      <span className="sr-only">{fill(texts.applications.rated, { rating: String(rating) })}</span>
      <span aria-hidden="true">
        <span className="text-[var(--star)]">★</span> {rating}
      </span>
    </span>
  );
}

type PoolMarksProps = {
  readonly application: Application;
  /** Whether a narrow compact row hides them. */
  readonly isSpare?: boolean;
};

/** The admin's label and the applicant's consent, each with a mark of its own. */
export function PoolMarks({ application, isSpare = false }: PoolMarksProps) {
  const { poolLabel, poolConsent, poolConsents } = useTexts().applications;
  const marks = [
    { isSet: application.talentPool, drawing: UsersRound, label: poolLabel },
    {
      isSet: poolConsentOf(application) === 'given',
      drawing: BadgeCheck,
      label: `${poolConsent}: ${poolConsents.given}`,
    },
  ];
  return marks.map(
    ({ isSet, drawing, label }) =>
      isSet && (
        <span
          key={label}
          title={label}
          className={`text-muted ${isSpare ? '@max-[24rem]/row:sr-only' : ''}`}
        >
          <Icon drawing={drawing} size={15} />
          <span className="sr-only">{label}</span>
        </span>
      ),
  );
}

/** The interview of a row or a card, if it is in the future. */
export function InterviewMark({ interview }: Pick<Application, 'interview'>) {
  const { texts, language } = useReader();
  if (!interview || !isAhead(interview)) return null;
  const { interview: label } = texts.hiring;
  const time = interviewTime(interview.at, language, 'short');
  return (
    <span title={`${label}: ${time}`} className="flex min-w-0 items-center gap-1 font-medium">
      <Icon drawing={CalendarCheck} size={14} className="shrink-0" />
      <span className="sr-only">{label}</span>
      <span className="in-[.row]:truncate @max-[20rem]/row:sr-only">{time}</span>
    </span>
  );
}

/** When the applicant of a row or a card was last written to, and of which stage; nothing before. */
export function WrittenMark({ letters }: Pick<Application, 'letters'>) {
  const { texts, language } = useReader();
  const today = useAtomValue(dayAtom);
  const last = letters.at(-1);
  if (!last) return null;
  const { applications } = texts;
  const told = last.stage && ` · ${applications.stages[last.stage]}`;
  return (
    <span
      title={`${longDateTime(last.atUtc, language)}${told ?? ''}`}
      className="inline-flex shrink-0 items-center gap-1"
    >
      <Icon drawing={MailCheck} size={14} className="shrink-0" />
      {fill(applications.written, { day: timeOrDay(last.atUtc, language, today) })}
    </span>
  );
}
