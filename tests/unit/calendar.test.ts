import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from '#api/admin/calendar.ts';

const event: CalendarEvent = {
  uid: '018f0000-0000-7000-8000-000000000000@www.gokhat.example',
  sequence: 2,
  changedAt: Date.parse('2026-11-24T20:15:42.123Z'),
  start: Date.parse('2026-12-01T11:00:00Z'),
  end: Date.parse('2026-12-01T11:45:00Z'),
  summary: 'Görüşme: Işıl Ğüşçö, Ağ mühendisi; kıdemli',
  location: 'Ataşehir ofisi,\nB \\ giriş',
  isCancelled: false,
  organizer: { name: 'Gökhat "Telekom"', email: 'careers@gokhat.example' },
};

/** The lines of a file, put together again (RFC 5545, section 3.1). */
function linesOf(file: string): string[] {
  expect(file.endsWith('\r\n')).toBe(true);
  return file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
}

/** A text as a calendar shows it (RFC 5545, section 3.3.11). */
function textOf(file: string, name: string): string | undefined {
  const line = linesOf(file).find((one) => one.startsWith(`${name}:`));
  return line
    ?.slice(name.length + 1)
    .replace(/\\([\\;,nN])/g, (_, character) => (/n/i.test(character) ? '\n' : character));
}

describe('the calendar file of an interview', () => {
  test('has the required properties in order, and its times in UTC', () => {
    expect(linesOf(calendarFile({ ...event, location: null, summary: 'Görüşme' }))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Gökhat "Telekom"//Admin//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:018f0000-0000-7000-8000-000000000000@www.gokhat.example',
      'SEQUENCE:2',
      'DTSTAMP:20261124T201542Z',
      'DTSTART:20261201T110000Z',
      'DTEND:20261201T114500Z',
      'SUMMARY:Görüşme',
      'ORGANIZER;CN="Gökhat Telekom":mailto:careers@gokhat.example',
      'STATUS:CONFIRMED',
      'CLASS:PRIVATE',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  test('cancels the event once the interview is cancelled', () => {
    const lines = linesOf(calendarFile({ ...event, isCancelled: true }));
    expect(lines).toContain('METHOD:CANCEL');
    expect(lines).toContain('STATUS:CANCELLED');
    expect(lines).toContain(`UID:${event.uid}`);
  });

  test('escapes commas, semicolons, backslashes and line breaks', () => {
    const file = calendarFile(event);
    expect(linesOf(file)).toContain('SUMMARY:Görüşme: Işıl Ğüşçö\\, Ağ mühendisi\\; kıdemli');
    expect(linesOf(file)).toContain('LOCATION:Ataşehir ofisi\\,\\nB \\\\ giriş');
  });

  test('keeps every text, in lines of at most 75 octets that break between characters', () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 300 });
    fc.assert(
      fc.property(anyText, anyText, (summary, location) => {
        const file = calendarFile({ ...event, summary, location });
        const bytes = Buffer.from(file);
        expect(bytes.toString()).toBe(file);
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          // Not a surrogate half, which a decoder would replace.
          expect(line.isWellFormed()).toBe(true);
        }
        const plain = (text: string) =>
          text.replace(/\r\n|\r|\n/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');
        expect(textOf(file, 'SUMMARY')).toBe(plain(summary));
        expect(textOf(file, 'LOCATION')).toBe(plain(location));
      }),
    );
  });

  test('cannot be given another property by a name or a place', () => {
    const file = calendarFile({
      ...event,
      summary: 'Ada\r\nATTENDEE:mailto:eve@evil.example',
      location: 'x\nBEGIN:VALARM',
    });
    expect(linesOf(file).filter((line) => /^(?:ATTENDEE|BEGIN:VALARM)/.test(line))).toEqual([]);
  });
});
