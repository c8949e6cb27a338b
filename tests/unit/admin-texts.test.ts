import { describe, expect, test } from 'vitest';
import { browserName } from '#web/admin/account/browser-name.ts';
import { plainAddress } from '#web/admin/format/address.ts';
import { waitingTime } from '#web/admin/messages/words.ts';
import { toPoints } from '#web/admin/overview/points.ts';
import { readSpan, toApiSpan, writeSpan } from '#web/admin/overview/span.ts';
import { durationInWords, shareInWords } from '#web/admin/overview/words.ts';
import { texts as englishTexts } from '#web/admin/texts/en/index.ts';
import { texts as turkishTexts } from '#web/admin/texts/tr/index.ts';

test.each([
  [0.2, '1 dakikadan kısa', 'under 1 minute'],
  [59, '59 dakika', '59 minutes'],
  [125, '2 saat 5 dakika', '2 hours 5 minutes'],
  [11 * 60 + 40, '11 saat', '11 hours'],
  [52 * 60, '2 gün 4 saat', '2 days 4 hours'],
  [30 * 24 * 60 + 300, '30 gün', '30 days'],
])('%s minutes are written as people say it', (minutes, tr, en) => {
  expect(durationInWords(minutes, 'tr', '1 dakikadan kısa')).toBe(tr);
  expect(durationInWords(minutes, 'en', 'under 1 minute')).toBe(en);
});

test.each([
  [0, '1 dakikadır bekliyor', 'Waiting 1 minute'],
  [59, '59 dakikadır bekliyor', 'Waiting 59 minutes'],
  [60, '1 saattir bekliyor', 'Waiting 1 hour'],
  [26 * 60, '1 gündür bekliyor', 'Waiting 1 day'],
  [75 * 60, '3 gündür bekliyor', 'Waiting 3 days'],
])('a message of %s minutes ago says how long it has been waiting', (minutes, tr, en) => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  const sent = new Date(now - minutes * 60_000).toISOString();
  expect(waitingTime(sent, turkishTexts.waiting, 'tr', now)).toBe(tr);
  expect(waitingTime(sent, englishTexts.waiting, 'en', now)).toBe(en);
});

test('a share is written in the language’s style, and a small share is never shown as 0', () => {
  expect(shareInWords(12, 100, 'tr')).toBe('%12');
  expect(shareInWords(12, 100, 'en')).toBe('12%');
  expect(shareInWords(1, 1000, 'tr')).toBe('<%1');
  expect(shareInWords(0, 1000, 'en')).toBe('0%');
  expect(shareInWords(0, 0, 'en')).toBe('0%');
});

test.each([1, 3])('a mean of %s scores is read out in good English', (count) => {
  const words = englishTexts.hiring.meanOf.replace('{count}', String(count));
  expect(words).not.toMatch(/\b1 [a-z]/);
  expect(words.replace('{mean}', '4.0')).toBe(`Average: 4.0 out of 5. Criteria scored: ${count}.`);
});

describe('the points of a chart', () => {
  const daysFrom = (first: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      day: new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
      messages: 1,
      applications: index % 2,
    }));

  test('are days, for up to 120 days', () => {
    expect(toPoints(daysFrom('2026-01-01', 120))).toHaveLength(120);
  });

  test('are weeks for longer spans, named by their Mondays, with the same sum', () => {
    const weeks = toPoints(daysFrom('2026-01-01', 121));
    expect(weeks[0]).toEqual({ day: '2025-12-29', messages: 4, applications: 2 });
    expect(weeks[1]).toMatchObject({ day: '2026-01-05', messages: 7 });
    expect(weeks.reduce((sum, { messages }) => sum + messages, 0)).toBe(121);
  });
});

test.each([
  ['', { preset: '30' }, ''],
  ['span=12m', { preset: '12m' }, 'span=12m'],
  ['span=9', { preset: '30' }, ''],
  [
    'from=2026-03-05&to=2026-03-01',
    { from: '2026-03-01', to: '2026-03-05' },
    'from=2026-03-01&to=2026-03-05',
  ],
  ['from=2026-13-01&to=2026-03-01', { preset: '30' }, ''],
])('the query “%s” is read as a span of days', (address, span, written) => {
  const read = readSpan(new URLSearchParams(address));
  expect(read).toEqual(span);
  expect(new URLSearchParams(writeSpan(read)).toString()).toBe(written);
});

test('twelve months end today and begin one day after the same date a year ago', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  expect(toApiSpan({ preset: '12m' }, now)).toEqual({ from: '2025-11-22T10:00:00.000Z' });
  expect(toApiSpan({ preset: '7' }, now)).toEqual({ from: '2026-11-15T10:00:00.000Z' });
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    'Chrome · Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox · Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
    'Safari · macOS',
  ],
  ['curl/8.5.0', 'curl'],
  ['odd', ''],
])('a user agent is shown as browser and system: %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

test('an IPv4-mapped address is shown as IPv4', () => {
  expect(plainAddress('::ffff:127.0.0.1')).toBe('127.0.0.1');
  expect(plainAddress('2001:db8::1')).toBe('2001:db8::1');
});
