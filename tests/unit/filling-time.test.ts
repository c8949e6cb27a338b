import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFillingTime, notMeasured } from '#web/features/forms/filling-time.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const message = 'x'.repeat(100);

/** The report of a form that was sent `ms` after the first input. */
function reportOf(after: object, ms: number, at?: number) {
  const filling = createFillingTime();
  filling.begin(at);
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
  ['takes longer', { message }, 1000],
  ['is short', { message: 'Merhaba, beni arar mısınız?' }, 300],
  ['is pasted into a restored draft', { name: 'Ada', message }, 300, notMeasured],
  ['is spread over fields that a browser filled', { a: 'x'.repeat(60), b: 'x'.repeat(60) }, 10],
] as const)('a text that %s is not reported', (_what, after, ms, at?) => {
  expect(reportOf(after, ms, at)).toEqual({});
});

test.each([
  [300, ['filledInMs']],
  [5000, []],
])(
  'text typed before the form’s code loaded, and sent %i ms after the page opened',
  (ms, fields) => {
    vi.advanceTimersByTime(ms - performance.now());
    const filling = createFillingTime();
    filling.begin(0);
    expect(Object.keys(filling.report({ message }))).toEqual(fields);
  },
);

test('a second attempt after a lost response reports the same time', () => {
  const filling = createFillingTime();
  filling.begin();
  filling.changed();
  const first = filling.report({ message });
  vi.advanceTimersByTime(5000);
  expect(filling.report({ message })).toEqual(first);
  filling.begin();
  filling.changed();
  vi.advanceTimersByTime(5000);
  expect(filling.report({ message })).toEqual({});
});
