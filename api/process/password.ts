import { availableParallelism } from 'node:os';
import argon2 from 'argon2';
import pLimit from 'p-limit';
import { tooMany } from '../http/problem.ts';

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Compared with where there is no hash: an answer after less work would say so. No password has it. */
const noHash = `$argon2id$v=19$m=${cost.memoryCost},p=${cost.parallelism},t=${cost.timeCost}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * One hash uses a core for some 30 ms and 19 MiB. At most two run at once, and one core stays free where there are
 * several.
 */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const waiting = 4;
/** Queue slots reserved for sessions and known devices: strangers must not lock them out. */
const waitingForKnown = 4;

/** Creates and verifies password hashes, a few at a time; when the queue is full, callers get `tooMany`. */
export class PasswordHashing {
  readonly #limit = pLimit(atOnce);

  /** @returns a PHC string */
  hash(password: string, isKnown = false): Promise<string> {
    return this.#bounded(isKnown, () => argon2.hash(password, cost));
  }

  /**
   * @param hash undefined or null for a user who is unknown or has no password, which takes as long
   * @param isKnown whether the request has a session or a known device, for which slots are reserved
   * @throws Problem `tooMany` when too many are waiting already
   */
  verify(hash: string | null | undefined, password: string, isKnown = false): Promise<boolean> {
    return this.#bounded(isKnown, () => argon2.verify(hash ?? noHash, password));
  }

  /**
   * Called before the body is read, so that refusing many requests is cheap.
   * @throws Problem `tooMany` when too many are waiting already
   */
  refuseCrowd(isKnown = false): void {
    if (this.#limit.pendingCount >= waiting + (isKnown ? waitingForKnown : 0)) {
      throw tooMany(1000);
    }
  }

  #bounded<T>(isKnown: boolean, work: () => Promise<T>): Promise<T> {
    this.refuseCrowd(isKnown);
    return this.#limit(work);
  }
}
