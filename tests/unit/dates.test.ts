import { expect, test } from 'vitest';
import { longDate } from '#web/format/date.ts';

test('a day in words reads as the language’s own calendar says it', () => {
  for (const [language, locale] of [
    ['tr', 'tr-TR'],
    ['en', 'en-GB'],
  ] as const) {
    const calendar = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1) {
      for (const day of ['01', '09', '28']) {
        const date = `2026-${String(month).padStart(2, '0')}-${day}`;
        expect(longDate(date, language)).toBe(calendar.format(new Date(date)));
      }
    }
  }
});
