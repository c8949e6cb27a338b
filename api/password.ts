import { availableParallelism } from 'node:os';
import argon2 from 'argon2';
import pLimit from 'p-limit';
import { Problem } from './problem.ts';

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One hash fills a core for some 30 ms and 19 MiB: two at a time, and a core is left for everybody else. */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const waiting = 4;

/** Makes and checks password hashes, a few at a time; beyond that the caller is told to come back. */
export class PasswordHashing {
  readonly #limit = pLimit(atOnce);

  /** A PHC string. */
  hash(password: string): Promise<string> {
    return this.#bounded(() => argon2.hash(password, cost));
  }

  /** @throws Problem `tooMany` when too many are waiting already */
  verify(hash: string, password: string): Promise<boolean> {
    return this.#bounded(() => argon2.verify(hash, password));
  }

  /**
   * Before the password is even read: a crowd is told to come back at the least cost to everybody else.
   * @throws Problem `tooMany` when too many are waiting already
   */
  refuseCrowd(): void {
    if (this.#limit.pendingCount >= waiting) {
      throw new Problem('tooMany', { headers: { 'Retry-After': '1' } });
    }
  }

  #bounded<T>(work: () => Promise<T>): Promise<T> {
    this.refuseCrowd();
    return this.#limit(work);
  }
}
