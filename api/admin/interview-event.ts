import { endOf, type StoredInterview } from '#db/queries/interview.ts';
import type { ApplicationRow } from '#db/schema.ts';
import type { Identity } from '#web/content/identity-schema.ts';
import type { CalendarEvent } from './calendar.ts';

type Shown = Pick<CalendarEvent, 'summary' | 'attendee'> & {
  readonly siteUrl: string;
  /** The organizer. */
  readonly company: Pick<Identity, 'name' | 'email'>;
};

/** The interview of an application as an event of a calendar. */
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
