import type { ClientRateLimitInfo, Store } from 'express-rate-limit';

type Count = { hits: number; readonly endsAt: number };

/**
 * Counts hits by the time since the start, which nobody sets: the library's own store goes by the clock, so a
 * day forward would open every limit, and a day back keep it shut for a day.
 */
export class MonotonicStore implements Store {
  /** Each limit counts by itself. */
  readonly localKeys = true;
  readonly #windowMs: number;
  /** The first to end stands first, since all last as long. */
  readonly #counts = new Map<string, Count>();

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  increment(key: string): ClientRateLimitInfo {
    const now = performance.now();
    this.#forgetEnded(now);
    const count = this.#counts.get(key) ?? { hits: 0, endsAt: now + this.#windowMs };
    count.hits += 1;
    this.#counts.set(key, count);
    return { totalHits: count.hits, resetTime: new Date(Date.now() + count.endsAt - now) };
  }

  decrement(key: string): void {
    const count = this.#counts.get(key);
    if (count && count.hits > 0) count.hits -= 1;
  }

  resetKey(key: string): void {
    this.#counts.delete(key);
  }

  #forgetEnded(now: number): void {
    for (const [key, { endsAt }] of this.#counts) {
      if (endsAt > now) return;
      this.#counts.delete(key);
    }
  }
}
