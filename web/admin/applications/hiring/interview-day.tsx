import { useQuery } from '@tanstack/react-query';
import { type Interview, readInterviewDay } from '#contract/admin/hiring.ts';
import { isNearDay } from '#contract/field-limits.ts';
import { fill } from '#contract/fill.ts';
import { queryOf } from '../../api-client/queries.ts';
import { dayInWords } from '../../format/date-format.ts';
import { useReader } from '../../language.ts';
import { isAhead, offsetInWords } from './interview-words.ts';

const isWhole = (time: string) => /^\d\d:\d\d$/.test(time);

/** The interviews of a day, and the moment of a time in it; undefined until they are read. */
export function useInterviewDay(day: string, time: string) {
  const query = { at: `${day}T${isWhole(time) ? time : '00:00'}` };
  const { data } = useQuery({
    ...queryOf(readInterviewDay, { query }, () => true),
    enabled: isNearDay(day),
  });
  return isNearDay(day) ? data : undefined;
}

type InterviewDayProps = {
  readonly id: string;
  readonly day: string;
  /** May be incomplete. */
  readonly time: string;
  readonly minutes: number;
  readonly planned: NonNullable<ReturnType<typeof useInterviewDay>>;
};

/**
 * The other interviews of a day and which of them overlap the planned one, whether that is over, and what a change of
 * the clocks does to it.
 */
export function InterviewDay({ id, day, time, minutes, planned }: InterviewDayProps) {
  const { texts, language } = useReader();
  const { hiring } = texts;
  const hasTime = isWhole(time);
  const others = planned.interviews.filter((one) => one.id !== id);
  const overlapping = hasTime
    ? others.filter(({ interview }) => areAtOnce(interview, { at: planned.at, minutes }))
    : [];
  const clock = hasTime && planned.clock !== 'once' && hiring.clocks[planned.clock];
  const notes = [
    clock &&
      fill(clock, {
        ...{ day: dayInWords(day, language), time },
        ...{ stored: planned.at.slice(11, 16), offset: offsetInWords(planned.at.slice(19)) },
      }),
    hasTime && !isAhead({ at: planned.at, minutes, isCancelled: false }) && hiring.past,
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
