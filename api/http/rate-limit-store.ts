import { createHmac } from 'node:crypto';
import type { ClientRateLimitInfo, Store } from 'express-rate-limit';
import type { Replicas } from '#db/engine/replicas.ts';

/** Minimum interval between two scans for ended windows, in ms: in a flood thousands end each second. */
const minWaitMs = 1000;

type Count = { hits: number; readonly endsAt: number };

/**
 * Counts hits by monotonic time. By the wall clock, as the library counts, a clock set forward by a day would lift
 * every limit, and one set back by a day would keep limits closed for a day.
 */
export class MonotonicStore implements Store {
  readonly localKeys = true;
  readonly #windowMs: number;
  /** Ordered by end, since all windows have the same length. */
  readonly #counts = new Map<string, Count>();
  #timer: NodeJS.Timeout | undefined;

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  increment(key: string): ClientRateLimitInfo {
    const now = performance.now();
    this.#removeEnded(now);
    const count = this.#counts.get(key) ?? { hits: 0, endsAt: now + this.#windowMs };
    count.hits += 1;
    this.#counts.set(key, count);
    this.#timer ??= this.#removeIn(this.#windowMs);
    return { totalHits: count.hits, resetTime: new Date(Date.now() + count.endsAt - now) };
  }

  decrement(key: string): void {
    const count = this.#counts.get(key);
    if (count && count.hits > 0) count.hits -= 1;
  }

  resetKey(key: string): void {
    this.#counts.delete(key);
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
 * Counts hits for all replicas, by their database's time. A disk may hold no visitor's address (the cookie policy), so
 * it stores an HMAC of each key.
 */
export class SharedStore implements Store {
  readonly localKeys = false;
  readonly prefix: string;
  readonly #replicas: Replicas;
  readonly #windowMs: number;
  readonly #secret: Buffer;
  /** Hits being counted: `decrement` must wait for them. */
  readonly #counting = new Set<Promise<unknown>>();

  /** @param name of the limit */
  constructor(replicas: Replicas, name: string, windowMs: number) {
    this.#replicas = replicas;
    this.prefix = `${name} `;
    this.#windowMs = windowMs;
    this.#secret = createHmac('sha256', replicas.secret).update('rate limits').digest();
  }

  async increment(key: string): Promise<ClientRateLimitInfo> {
    const counting = this.#replicas.hit(this.#keyOf(key), this.#windowMs);
    this.#counting.add(counting);
    try {
      const { hits, leftMs } = await counting;
      return { totalHits: hits, resetTime: new Date(Date.now() + leftMs) };
    } finally {
      this.#counting.delete(counting);
    }
  }

  /** Best effort, like the whole count: while the database is unreachable, requests fail anyway. */
  async decrement(key: string): Promise<void> {
    await Promise.allSettled(this.#counting);
    await this.#replicas.takeBack(this.#keyOf(key), 'one').catch(() => undefined);
  }

  async resetKey(key: string): Promise<void> {
    await this.#replicas.takeBack(this.#keyOf(key), 'all');
  }

  #keyOf(key: string): string {
    return createHmac('sha256', this.#secret)
      .update(this.prefix + key)
      .digest('base64url');
  }
}
