import { expect, test } from 'vitest';
import { repeatedNames } from '#contract/admin/hiring.ts';
import { interviewTime } from '#web/admin/applications/hiring/interview-words.ts';
import { meanInWords, meanOf } from '#web/admin/applications/hiring/mean.ts';

test.each([
  [['Teknik bilgi', 'İletişim'], []],
  [['İletişim', 'iletişim'], [1]],
  [['IŞIK', 'ışık'], [1]],
  [
    ['SKILL', 'skill', 'Skill'],
    [1, 2],
  ],
  // Other words in Turkish.
  [['ısı', 'isi'], []],
  [['kar', 'kâr'], []],
])('of the criteria %j those at %j repeat a name', (names, repeated) => {
  expect(repeatedNames(names)).toEqual(repeated);
});

test('the mean is that of the given scores, with one decimal as people write it', () => {
  expect(meanOf([{ score: null }])).toBeNull();
  const mean = meanOf([{ score: 5 }, { score: null }, { score: 4 }, { score: 4 }]);
  expect(mean).toEqual({ value: 13 / 3, count: 3 });
  expect(meanInWords(mean?.value ?? 0, 'tr')).toBe('4,3');
  expect(meanInWords(4, 'en')).toBe('4.0');
});

test('an interview is shown by the company’s clock, with its offset where the reader’s clock differs', () => {
  const year = new Date().getFullYear();
  const readers = -new Date(`${year}-12-01T14:00:00+03:00`).getTimezoneOffset();
  const shown = interviewTime(`${year}-12-01T14:00:00+03:00`, 'tr');
  expect(shown).toMatch(/^1 Aralık \S+ 14:00/);
  expect(shown.endsWith('(UTC+03:00)')).toBe(readers !== 180);
  expect(interviewTime('2031-12-01T14:00', 'en')).toMatch(/2031/);
});
