/** An event of a calendar. Its times are in ms since the Unix epoch. */
export type CalendarEvent = {
  /** Globally unique, and the same after each change of the event. */
  readonly uid: string;
  /** Increases with each change. */
  readonly sequence: number;
  readonly changedAt: number;
  readonly start: number;
  readonly end: number;
  readonly summary: string;
  readonly location: string | null;
  readonly isCancelled: boolean;
  readonly organizer: { readonly name: string; readonly email: string };
  /** Invited by mail. Without one the file is the organizer's own copy. */
  readonly attendee?: { readonly name: string; readonly email: string };
};

const lineEnd = '\r\n';
/** Octets of a line without its end (RFC 5545, section 3.1). */
const maxOctets = 75;

/**
 * An event as a file for any calendar (RFC 5545), which adds it, or updates it if it has an earlier one of the same
 * `uid` (RFC 5546, sections 3.2.1 and 3.2.5). The same event gives the same file.
 */
export function calendarFile(event: CalendarEvent): string {
  const { organizer, attendee, location, isCancelled } = event;
  const method = attendee ? 'REQUEST' : 'PUBLISH';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(organizer.name)}//Admin//EN`,
    `METHOD:${isCancelled ? 'CANCEL' : method}`,
    'BEGIN:VEVENT',
    `UID:${text(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${text(event.summary)}`,
    ...(location === null ? [] : [`LOCATION:${text(location)}`]),
    `ORGANIZER;CN=${parameter(organizer.name)}:mailto:${organizer.email}`,
    ...(attendee
      ? [
          `ATTENDEE;CN=${parameter(attendee.name)};PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${attendee.email}`,
        ]
      : []),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // Other readers of a shared calendar see that the time is taken, but no name.
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + lineEnd).join('');
}

/** RFC 5545, section 3.3.11. Other control characters are not allowed in a text. */
function text(value: string): string {
  return value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}

/** RFC 5545, section 3.2: a quoted parameter cannot hold a quote. */
function parameter(value: string): string {
  return `"${value.replace(/["\p{Cc}]/gu, '')}"`;
}

/** RFC 5545, section 3.3.5, form 2. */
function utc(time: number): string {
  return new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Breaks a line where its octets reach the limit, never within a character. */
function folded(line: string): string {
  let length = 0;
  let result = '';
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (length + octets > maxOctets) {
      result += `${lineEnd} `;
      length = 1;
    }
    result += character;
    length += octets;
  }
  return result;
}
