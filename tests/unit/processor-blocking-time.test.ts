import { expect, test } from 'vitest';
import { processorBlockingTime, type TraceEvent } from '#tests/bench/processor-blocking-time.ts';

const url = 'http://localhost/tr';
const page = { pid: 7, tid: 1 };

/** A task of the page's main thread; times in ms. */
function task(at: number, processorMs: number, thread = page): TraceEvent {
  return { ...thread, name: 'RunTask', ts: at * 1000, tdur: processorMs * 1000 };
}

function visit(...tasks: readonly TraceEvent[]): readonly TraceEvent[] {
  const begin = { ...page, name: 'navigationStart', ts: 0 };
  return [
    { ...begin, args: { data: { documentLoaderURL: url } } },
    { ...page, name: 'firstContentfulPaint', ts: 100_000 },
    ...tasks,
  ];
}

test('a task’s time beyond 50 ms on a phone is blocking time', () => {
  const events = visit(task(110, 12.5), task(200, 15), task(300, 20));
  expect(processorBlockingTime(events, url, 4)).toBe(10 + 30);
});

test('tasks before the first paint or on another thread do not count', () => {
  const another = { pid: 7, tid: 2 };
  expect(processorBlockingTime(visit(task(50, 90), task(200, 90, another)), url, 4)).toBe(0);
});

test('a visit without a paint has no blocking time, not one of 0 ms', () => {
  expect(() => processorBlockingTime([], url, 4)).toThrow(url);
});
