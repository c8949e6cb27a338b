import { endOf, type StoredInterview } from '#db/queries/interview.ts';
import type { ApplicationRow } from '#db/schema.ts';
import { identity } from '#web/content/identity.ts';
import type { CalendarEvent } from './calendar.ts';

type Shown = Pick<CalendarEvent, 'summary' | 'attendee'> & { readonly siteUrl: string };

/** The interview of an application as an event of a calendar. */
export function interviewEvent(
  row: ApplicationRow,
  interview: StoredInterview,
  { siteUrl, ...shown }: Shown,
): CalendarEvent {
  return {
    uid: `${row.interview_uid}@${new URL(siteUrl).host}`,
    sequence: row.interview_sequence,
    changedAt: row.interview_changed_at ?? row.created_at,
    start: interview.at,
    end: endOf(interview),
    location: interview.place,
    isCancelled: interview.isCancelled,
    organizer: { name: identity.name, email: identity.email.careers },
    ...shown,
  };
}
