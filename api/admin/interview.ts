import type { clockTimes, Interview, InterviewChange } from '#contract/admin/hiring.ts';
import type { Identity } from '#contract/content/identity-schema.ts';
import { endOf, type StoredInterview } from '#db/queries/interview.ts';
import type { ApplicationRow } from '#db/schema.ts';
import type { CalendarEvent } from './calendar.ts';

type Shown = Pick<CalendarEvent, 'summary' | 'attendee'> & {
  readonly siteUrl: string;
  readonly company: Pick<Identity, 'name' | 'email'>;
};

export function interviewEvent(
  row: ApplicationRow,
  interview: StoredInterview,
  { siteUrl, company, ...shown }: Shown,
): CalendarEvent {
  return {
    uid: `${row.interview_uid}@${new URL(siteUrl).host}`,
    sequence: row.interview_sequence,
    changedAt: row.interview_changed_at ?? row.created_at,
    start: interview.at,
    end: endOf(interview),
    location: interview.place,
    isCancelled: interview.isCancelled,
    organizer: { name: company.name, email: company.email.careers },
    ...shown,
  };
}

/** An interview as the API writes it, in the company's time zone. */
export function toInterview(
  { at, ...interview }: StoredInterview,
  { timeZone }: { readonly timeZone: string },
): Interview {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  return { at: inText(local), ...interview };
}

function inText(time: Temporal.ZonedDateTime): string {
  return time.toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/**
 * The moment that a time without an offset is stored as, and how often the clock shows it: one that is skipped is moved
 * by the skipped hour, and of two the earlier one counts (RFC 5545, section 3.3.5).
 */
export function clockOf(
  at: string,
  { timeZone }: { readonly timeZone: string },
): { readonly at: string; readonly clock: (typeof clockTimes)[number] } {
  const typed = Temporal.PlainDateTime.from(at);
  const earlier = typed.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const later = typed.toZonedDateTime(timeZone, { disambiguation: 'later' });
  const isShown = typed.equals(earlier.toPlainDateTime());
  const clock = earlier.equals(later) ? 'once' : isShown ? 'twice' : 'never';
  return { at: inText(isShown ? earlier : later), clock };
}

/** The columns of an interview. A time without an offset is in the company's time zone. */
export function storedInterview(
  { at, minutes, place = null, isCancelled }: InterviewChange,
  { timeZone }: { readonly timeZone: string },
): StoredInterview {
  const hasOffset = /(?:Z|[+-]\d\d:\d\d)$/.test(at);
  const moment = hasOffset
    ? Temporal.Instant.from(at)
    : Temporal.PlainDateTime.from(at).toZonedDateTime(timeZone).toInstant();
  return { at: moment.epochMilliseconds, minutes, place, isCancelled };
}
