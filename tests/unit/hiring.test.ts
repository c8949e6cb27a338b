import { expect, test } from 'vitest';
import { clockOf } from '#api/admin/interview.ts';
import { repeatedNames } from '#contract/admin/hiring.ts';
import { interviewTime, offsetInWords } from '#web/admin/applications/hiring/interview-words.ts';
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
  expect(shown.endsWith('(GMT+3)')).toBe(readers !== 180);
  expect(interviewTime('2031-12-01T14:00', 'en')).toMatch(/2031/);
});

test.each([
  ['+03:00', 'GMT+3'],
  ['-09:30', 'GMT-9:30'],
  ['+05:45', 'GMT+5:45'],
  ['+10:00', 'GMT+10'],
  ['Z', 'GMT'],
])('the offset %s is shown as %s', (offset, shown) => {
  expect(offsetInWords(offset)).toBe(shown);
});

test.each([
  ['2027-03-28T02:30', 'never', '2027-03-28T03:30:00+02:00'],
  ['2027-10-31T02:30', 'twice', '2027-10-31T02:30:00+02:00'],
  ['2027-03-28T01:59', 'once', '2027-03-28T01:59:00+01:00'],
  ['2027-03-28T03:00', 'once', '2027-03-28T03:00:00+02:00'],
  ['2027-10-31T03:00', 'once', '2027-10-31T03:00:00+01:00'],
])('the clock of Berlin shows %s %s', (typed, clock, at) => {
  expect(clockOf(typed, { timeZone: 'Europe/Berlin' })).toEqual({ at, clock });
});
