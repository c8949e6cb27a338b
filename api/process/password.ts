import { availableParallelism } from 'node:os';
import argon2 from 'argon2';
import pLimit from 'p-limit';
import { Problem } from '../http/problem.ts';

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One hash fills a core for some 30 ms and 19 MiB: two at a time, and a core is left for everybody else. */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const waiting = 4;
/** Strangers who take all of these must not keep out whoever has a session or a known device. */
const waitingForKnown = 4;

/** Makes and checks password hashes, a few at a time; beyond that the caller is told to come back. */
export class PasswordHashing {
  readonly #limit = pLimit(atOnce);

  /** A PHC string. */
  hash(password: string, isKnown = false): Promise<string> {
    return this.#bounded(isKnown, () => argon2.hash(password, cost));
  }

  /**
   * @param isKnown whether a session or a known device asks, for which places in the queue are reserved
   * @throws Problem `tooMany` when too many are waiting already
   */
  verify(hash: string, password: string, isKnown = false): Promise<boolean> {
    return this.#bounded(isKnown, () => argon2.verify(hash, password));
  }

  /**
   * Before the password is even read: a crowd is told to come back at the least cost to everybody else.
   * @throws Problem `tooMany` when too many are waiting already
   */
  refuseCrowd(isKnown = false): void {
    if (this.#limit.pendingCount >= waiting + (isKnown ? waitingForKnown : 0)) {
      throw new Problem('tooMany', { headers: { 'Retry-After': '1' } });
    }
  }

  #bounded<T>(isKnown: boolean, work: () => Promise<T>): Promise<T> {
    this.refuseCrowd(isKnown);
    return this.#limit(work);
  }
}
