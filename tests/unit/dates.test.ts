import { expect, test } from 'vitest';
import { languageRecords, languages } from '#contract/languages.ts';
import { loadTexts } from '#tests/support/texts.ts';
import { longDate } from '#web/format/date.ts';

test.each(languages)('a date in words matches the format of %s itself', async (language) => {
  const { months } = (await loadTexts(language)).chrome;
  const { locale } = languageRecords[language];
  const calendar = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month += 1) {
    for (const day of ['01', '09', '28']) {
      const date = `2026-${String(month).padStart(2, '0')}-${day}`;
      expect(longDate(date, months)).toBe(calendar.format(new Date(date)));
    }
  }
});
