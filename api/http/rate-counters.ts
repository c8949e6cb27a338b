import { createHmac } from 'node:crypto';
import type { Hits, Replicas } from '#db/engine/replicas.ts';
import { macOf } from './mac.ts';

/** Minimum interval between two scans for ended windows, in ms: in a flood thousands end each second. */
const minWaitMs = 1000;

/** Counts requests by key, each in a window that begins with the first one. */
export type Counter = {
  hit(key: string): Hits | Promise<Hits>;
  /** Uncounts one request. */
  takeBack(key: string): void | Promise<void>;
};

type Count = { hits: number; readonly endsAt: number };

/**
 * Counts by monotonic time. By the wall clock, a clock set forward by a day would lift every limit, and one set back by
 * a day would keep limits closed for a day.
 */
export class MonotonicCounter implements Counter {
  readonly #windowMs: number;
  /** Ordered by end, since all windows have the same length. */
  readonly #counts = new Map<string, Count>();
  #timer: NodeJS.Timeout | undefined;

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  hit(key: string): Hits {
    const now = performance.now();
    this.#removeEnded(now);
    const count = this.#counts.get(key) ?? { hits: 0, endsAt: now + this.#windowMs };
    count.hits += 1;
    this.#counts.set(key, count);
    this.#timer ??= this.#removeIn(this.#windowMs);
    return { hits: count.hits, leftMs: count.endsAt - now };
  }

  takeBack(key: string): void {
    const count = this.#counts.get(key);
    if (count && count.hits > 0) count.hits -= 1;
  }

  get size(): number {
    return this.#counts.size;
  }

  /** Keys are visitors' addresses, which the cookie policy says are held for an hour at most. */
  #removeIn(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      const now = performance.now();
      this.#removeEnded(now);
      const [oldest] = this.#counts.values();
      this.#timer = oldest && this.#removeIn(Math.max(minWaitMs, oldest.endsAt - now));
    }, ms).unref();
  }

  #removeEnded(now: number): void {
    for (const [key, { endsAt }] of this.#counts) {
      if (endsAt > now) return;
      this.#counts.delete(key);
    }
  }
}

/**
 * Counts for this process, or for all replicas.
 * @param name unique among counters
 */
export function counterOf(replicas: Replicas | undefined, name: string, windowMs: number): Counter {
  return replicas ? sharedCounter(replicas, name, windowMs) : new MonotonicCounter(windowMs);
}

/**
 * Counts for all replicas, by their database's time. A disk may hold no visitor's address (the cookie policy), so it
 * stores an HMAC of each key.
 */
function sharedCounter(replicas: Replicas, name: string, windowMs: number): Counter {
  const secret = createHmac('sha256', replicas.secret).update('rate limits').digest();
  const stored = (key: string) => macOf(secret, `${name} ${key}`);
  return {
    hit: (key) => replicas.hit(stored(key), windowMs),
    // Best effort, like the whole count: while the database is unreachable, requests fail anyway.
    takeBack: (key) => replicas.takeBack(stored(key)).catch(() => undefined),
  };
}
