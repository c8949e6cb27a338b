import { endOf, interviewOf } from '#db/queries/interview.ts';
import type { ApplicationRow } from '#db/schema.ts';
import { identity } from '#web/content/identity.ts';
import type { CalendarEvent } from './calendar.ts';

type Shown = Pick<CalendarEvent, 'summary' | 'attendee'> & { readonly siteUrl: string };

/** The interview of an application as an event of a calendar; undefined without one. */
export function interviewEvent(
  row: ApplicationRow,
  { siteUrl, ...shown }: Shown,
): CalendarEvent | undefined {
  const interview = interviewOf(row);
  if (!interview) return undefined;
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
