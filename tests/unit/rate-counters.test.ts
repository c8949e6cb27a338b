import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MonotonicCounter } from '#api/http/rate-counters.ts';

const windowMs = 60_000;
const dayMs = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const hits = (counter: MonotonicCounter, key = 'a') => counter.hit(key).hits;

test('hits of each key add up until its window ends', () => {
  const counter = new MonotonicCounter(windowMs);
  expect([hits(counter), hits(counter), hits(counter, 'b')]).toEqual([1, 2, 1]);
  vi.advanceTimersByTime(windowMs - 1);
  expect(hits(counter)).toBe(3);
  vi.advanceTimersByTime(1);
  expect([hits(counter), hits(counter, 'b')]).toEqual([1, 1]);
});

test('a hit that is taken back no longer counts', () => {
  const counter = new MonotonicCounter(windowMs);
  hits(counter);
  counter.takeBack('a');
  expect(hits(counter)).toBe(1);
});

test.each([dayMs, -dayMs])('a clock that jumps by %i ms changes nothing', (jump) => {
  const counter = new MonotonicCounter(windowMs);
  hits(counter);
  vi.setSystemTime(Date.now() + jump);
  expect(counter.hit('a')).toEqual({ hits: 2, leftMs: windowMs });
  vi.advanceTimersByTime(windowMs);
  expect(hits(counter)).toBe(1);
});

test('no key is held longer than its window, also if nobody comes any more: it is a visitor’s address', () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date', 'setTimeout', 'clearTimeout'] });
  const counter = new MonotonicCounter(windowMs);
  hits(counter);
  vi.advanceTimersByTime(windowMs / 2);
  hits(counter, 'b');
  expect(counter.size).toBe(2);
  vi.advanceTimersByTime(windowMs / 2);
  expect(counter.size).toBe(1);
  vi.advanceTimersByTime(windowMs / 2);
  expect(counter.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
