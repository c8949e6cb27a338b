import { randomBytes } from 'node:crypto';
import { timeNow } from '#db/engine/clock.ts';
import type { Replicas } from '#db/engine/replicas.ts';
import { isMacOf, macOf } from './mac.ts';
import { type Counter, counterOf } from './rate-counters.ts';

/** Time to find the phone or the security key, in ms. */
export const challengeMs = 5 * 60_000;
const nonceBytes = 16;

/**
 * Challenges of WebAuthn: signed, not stored, each for one purpose, some minutes and one answer. The key lives as long
 * as the process, or as the list of used challenges that replicas share, so no challenge outlasts them.
 */
export class Challenges {
  readonly #secret: string | Uint8Array;
  readonly #uses: Counter;

  constructor(replicas: Replicas | undefined) {
    this.#secret = replicas?.secret ?? randomBytes(32);
    this.#uses = counterOf(replicas, 'challenges', challengeMs);
  }

  /** @param purpose what may be done with its answer */
  make(purpose: string): string {
    const head = `${timeNow() + challengeMs}.${randomBytes(nonceBytes).toString('base64url')}`;
    return `${head}.${macOf(this.#secret, textOf(purpose, head))}`;
  }

  /** Whether a challenge was made for that purpose a short time ago. */
  isOurs(challenge: string, purpose: string): boolean {
    const headLength = challenge.lastIndexOf('.');
    const head = challenge.slice(0, headLength);
    const mac = challenge.slice(headLength + 1);
    if (!isMacOf(this.#secret, textOf(purpose, head), mac)) return false;
    const left = Number.parseInt(head, 10) - timeNow();
    return left > 0 && left <= challengeMs;
  }

  /** Uses a challenge that is ours. @returns whether it was unused */
  async use(challenge: string): Promise<boolean> {
    return (await this.#uses.hit(challenge)).hits === 1;
  }
}

function textOf(purpose: string, head: string): string {
  return `challenge:${purpose}:${head}`;
}
