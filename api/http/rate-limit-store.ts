import { createHmac } from 'node:crypto';
import type { ClientRateLimitInfo, Store } from 'express-rate-limit';
import type { Replicas } from '#db/engine/replicas.ts';

/** Between two looks for ended windows, in ms: a flood ends thousands a second. */
const leastWaitMs = 1000;

type Count = { hits: number; readonly endsAt: number };

/**
 * Counts hits by monotonic time. The library's own store uses the wall clock: set forward by a day it would lift
 * every limit, set back by a day it would keep limits closed for a day.
 */
export class MonotonicStore implements Store {
  /** Each limit has its own keys. */
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
    this.#forgetEnded(now);
    const count = this.#counts.get(key) ?? { hits: 0, endsAt: now + this.#windowMs };
    count.hits += 1;
    this.#counts.set(key, count);
    this.#timer ??= this.#forgetIn(this.#windowMs);
    return { totalHits: count.hits, resetTime: new Date(Date.now() + count.endsAt - now) };
  }

  decrement(key: string): void {
    const count = this.#counts.get(key);
    if (count && count.hits > 0) count.hits -= 1;
  }

  resetKey(key: string): void {
    this.#counts.delete(key);
  }

  /** How many keys are held. */
  get size(): number {
    return this.#counts.size;
  }

  /** Keys are visitors' addresses, which the cookie policy says are held for an hour at most. */
  #forgetIn(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      const now = performance.now();
      this.#forgetEnded(now);
      const [oldest] = this.#counts.values();
      this.#timer = oldest && this.#forgetIn(Math.max(leastWaitMs, oldest.endsAt - now));
    }, ms).unref();
  }

  #forgetEnded(now: number): void {
    for (const [key, { endsAt }] of this.#counts) {
      if (endsAt > now) return;
      this.#counts.delete(key);
    }
  }
}

/**
 * Counts hits for all replicas, by the time of their database. That reaches a disk, where no visitor's address may be
 * (the cookie policy): it has the HMAC of each key.
 */
export class SharedStore implements Store {
  readonly localKeys = false;
  /** Of every key. */
  readonly prefix: string;
  readonly #replicas: Replicas;
  readonly #windowMs: number;
  readonly #secret: Buffer;
  /** Hits that are being counted: one that is taken back meanwhile must have been counted before. */
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

  /** Best effort, like the whole count: a database that is out of reach answers nobody. */
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
