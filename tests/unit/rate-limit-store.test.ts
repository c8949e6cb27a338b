import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MonotonicStore } from '#api/http/rate-limit-store.ts';

const windowMs = 60_000;
const dayMs = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const hits = (store: MonotonicStore, key = 'a') => store.increment(key).totalHits;

test('hits of each key add up until its window ends', () => {
  const store = new MonotonicStore(windowMs);
  expect([hits(store), hits(store), hits(store, 'b')]).toEqual([1, 2, 1]);
  vi.advanceTimersByTime(windowMs - 1);
  expect(hits(store)).toBe(3);
  vi.advanceTimersByTime(1);
  expect([hits(store), hits(store, 'b')]).toEqual([1, 1]);
});

test('a decremented hit and a reset key no longer count', () => {
  const store = new MonotonicStore(windowMs);
  hits(store);
  store.decrement('a');
  expect(hits(store)).toBe(1);
  store.resetKey('a');
  expect(hits(store)).toBe(1);
});

test.each([dayMs, -dayMs])('a clock that jumps by %i ms changes nothing', (jump) => {
  const store = new MonotonicStore(windowMs);
  hits(store);
  vi.setSystemTime(Date.now() + jump);
  const { totalHits, resetTime } = store.increment('a');
  expect([totalHits, Number(resetTime) - Date.now()]).toEqual([2, windowMs]);
  vi.advanceTimersByTime(windowMs);
  expect(hits(store)).toBe(1);
});

test('no key is held longer than its window, also if nobody comes any more: it is a visitor’s address', () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date', 'setTimeout', 'clearTimeout'] });
  const store = new MonotonicStore(windowMs);
  hits(store);
  vi.advanceTimersByTime(windowMs / 2);
  hits(store, 'b');
  expect(store.size).toBe(2);
  vi.advanceTimersByTime(windowMs / 2);
  expect(store.size).toBe(1);
  vi.advanceTimersByTime(windowMs / 2);
  expect(store.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
