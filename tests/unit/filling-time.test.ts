import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFillingTime } from '#web/features/forms/filling-time.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const message = 'x'.repeat(100);
const empty = { name: '', message: '' };

/** The report of a form that began with `before` and was sent `ms` after the first input. */
function reportOf(after: object, ms: number, before: object = empty) {
  const filling = createFillingTime();
  filling.begin(before);
  vi.advanceTimersByTime(60_000);
  filling.changed();
  vi.advanceTimersByTime(ms);
  filling.changed();
  return filling.report(after);
}

test('a message that is filled in and sent within a second is reported', () => {
  expect(reportOf({ name: 'Ada', message }, 300)).toEqual({ filledInMs: '300' });
});

test.each([
  ['takes longer', { message }, 1000, empty],
  ['is short', { message: 'Merhaba, beni arar mısınız?' }, 300, empty],
  ['was restored from a draft', { name: 'Ada', message }, 300, { message }],
  [
    'is spread over fields that a browser filled',
    { a: 'x'.repeat(60), b: 'x'.repeat(60) },
    10,
    empty,
  ],
])('a text that %s is not reported', (_what, after, ms, before) => {
  expect(reportOf(after, ms, before)).toEqual({});
});

test.each([
  [300, ['filledInMs']],
  [5000, []],
])(
  'text typed before the form’s code loaded, and sent %i ms after the page opened',
  (ms, fields) => {
    vi.advanceTimersByTime(ms - performance.now());
    const filling = createFillingTime();
    filling.begin({}, true);
    expect(Object.keys(filling.report({ message }))).toEqual(fields);
  },
);

test('a second attempt after a lost response reports the same time', () => {
  const filling = createFillingTime();
  filling.begin(empty);
  filling.changed();
  const first = filling.report({ message });
  vi.advanceTimersByTime(5000);
  expect(filling.report({ message })).toEqual(first);
  filling.begin(empty);
  filling.changed();
  vi.advanceTimersByTime(5000);
  expect(filling.report({ message })).toEqual({});
});
