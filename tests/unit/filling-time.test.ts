import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFillingTime } from '#web/features/forms/filling-time.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const letter = 'x'.repeat(100);
const empty = { name: '', message: '' };

/** What a form tells that stood there with `before`, and was sent `ms` after it was first typed into. */
function told(after: object, ms: number, before: object = empty) {
  const filling = createFillingTime();
  filling.begin(before);
  vi.advanceTimersByTime(60_000);
  filling.changed();
  vi.advanceTimersByTime(ms);
  filling.changed();
  return filling.tell(after);
}

test('a letter that is there and sent within a second tells so', () => {
  expect(told({ name: 'Ada', message: letter }, 300)).toEqual({ filledInMs: '300' });
});

test.each([
  ['takes longer', { message: letter }, 1000, empty],
  ['is short', { message: 'Merhaba, beni arar mısınız?' }, 300, empty],
  ['stood there as a draft', { name: 'Ada', message: letter }, 300, { message: letter }],
  ['is many fields that a browser filled', { a: 'x'.repeat(60), b: 'x'.repeat(60) }, 10, empty],
])('what %s tells nothing', (_what, after, ms, before) => {
  expect(told(after, ms, before)).toEqual({});
});

test.each([
  [300, ['filledInMs']],
  [5000, []],
])(
  'what was typed before the form’s code came, and sent %i ms after the page was opened',
  (ms, fields) => {
    vi.advanceTimersByTime(ms - performance.now());
    const filling = createFillingTime();
    filling.begin({}, true);
    expect(Object.keys(filling.tell({ message: letter }))).toEqual(fields);
  },
);

test('sent again, after an answer was lost, it tells the same', () => {
  const filling = createFillingTime();
  filling.begin(empty);
  filling.changed();
  const first = filling.tell({ message: letter });
  vi.advanceTimersByTime(5000);
  expect(filling.tell({ message: letter })).toEqual(first);
  filling.begin(empty);
  filling.changed();
  vi.advanceTimersByTime(5000);
  expect(filling.tell({ message: letter })).toEqual({});
});
