import { useQuery } from '@tanstack/react-query';
import { type Interview, readInterviewDay } from '#contract/admin/hiring.ts';
import { isNearDay } from '#contract/field-limits.ts';
import { fill } from '#contract/fill.ts';
import { queryOf } from '../../api-client/queries.ts';
import { dayInWords } from '../../format/date-format.ts';
import { useReader } from '../../language.ts';
import { isAhead, offsetInWords } from './interview-words.ts';

type InterviewDayProps = {
  readonly id: string;
  readonly day: string;
  /** May be incomplete. */
  readonly time: string;
  readonly minutes: number;
};

/**
 * The other interviews of a day and which of them overlap the planned one, whether that is over, and what a change of
 * the clocks does to it.
 */
export function InterviewDay({ id, day, time, minutes }: InterviewDayProps) {
  const { texts, language } = useReader();
  const { hiring } = texts;
  const hasTime = /^\d\d:\d\d$/.test(time);
  const query = { at: `${day}T${hasTime ? time : '00:00'}` };
  const { data } = useQuery({
    ...queryOf(readInterviewDay, { query }, () => true),
    enabled: isNearDay(day),
  });
  if (!data || !isNearDay(day)) return null;
  const others = data.interviews.filter((one) => one.id !== id);
  const overlapping = hasTime
    ? others.filter(({ interview }) => areAtOnce(interview, { at: data.at, minutes }))
    : [];
  const clock = hasTime && data.clock !== 'once' && hiring.clocks[data.clock];
  const notes = [
    clock &&
      fill(clock, {
        ...{ day: dayInWords(day, language), time },
        ...{ stored: data.at.slice(11, 16), offset: offsetInWords(data.at.slice(19)) },
      }),
    hasTime && !isAhead({ at: data.at, minutes, isCancelled: false }) && hiring.past,
    overlapping.length > 0 && hiring.overlap,
  ];
  return (
    <div className="grid min-w-0 content-start gap-2">
      <div role="status" className="grid gap-2 empty:hidden">
        {notes.filter(Boolean).map((note) => (
          <p key={String(note)} className="rounded-xl bg-chosen px-3.5 py-2">
            {note}
          </p>
        ))}
      </div>
      <section aria-label={fill(hiring.thatDay, { day: dayInWords(day, language) })}>
        <p className="text-sm text-muted">
          {others.length > 0
            ? fill(hiring.thatDay, { day: dayInWords(day, language) })
            : hiring.freeDay}
        </p>
        <ul className="mt-1 grid gap-1">
          {others.map((one) => (
            <li
              key={one.id}
              data-overlapping={overlapping.includes(one) || undefined}
              className="wrap-anywhere data-overlapping:font-semibold data-overlapping:text-error"
            >
              {spanOf(one.interview)} <bdi>{one.fullName}</bdi>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

type Span = Pick<Interview, 'at' | 'minutes'>;

function areAtOnce(one: Span, other: Span): boolean {
  return Date.parse(one.at) < endOf(other) && Date.parse(other.at) < endOf(one);
}

/** In ms since the Unix epoch. */
function endOf({ at, minutes }: Span): number {
  return Date.parse(at) + minutes * 60_000;
}

/** From when to when, by the company's clock: "14:00–14:45". */
function spanOf({ at, minutes }: Span): string {
  const end = new Date(Date.parse(`${at.slice(0, 16)}Z`) + minutes * 60_000);
  return `${at.slice(11, 16)}–${end.toISOString().slice(11, 16)}`;
}
