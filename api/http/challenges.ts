import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { timeNow } from '#db/engine/clock.ts';
import type { Replicas } from '#db/engine/replicas.ts';

/** Time to find the phone or the security key, in ms. */
export const challengeMs = 5 * 60_000;
const nonceBytes = 16;
const expiryBytes = 8;

/**
 * Challenges of WebAuthn: signed, not stored, each for one purpose, some minutes and one answer. The key lives as long
 * as the process, or as the list of used challenges that replicas share, so no challenge outlasts them.
 */
export class Challenges {
  readonly #secret: Buffer;
  readonly #replicas: Replicas | undefined;
  /** Used challenges, with their ends. */
  readonly #used = new Map<string, number>();

  constructor(replicas: Replicas | undefined) {
    const secret = replicas?.secret ?? randomBytes(32);
    this.#secret = createHmac('sha256', secret).update('challenges').digest();
    this.#replicas = replicas;
  }

  /** @param purpose what may be done with its answer */
  make(purpose: string): Uint8Array<ArrayBuffer> {
    const expiry = Buffer.alloc(expiryBytes);
    expiry.writeBigInt64BE(BigInt(timeNow() + challengeMs));
    const head = Buffer.concat([randomBytes(nonceBytes), expiry]);
    return Uint8Array.from(Buffer.concat([head, this.#sign(head, purpose)]));
  }

  /** Whether a challenge in base64url was made for that purpose a short time ago. */
  isOurs(challenge: string, purpose: string): boolean {
    const bytes = Buffer.from(challenge, 'base64url');
    const head = bytes.subarray(0, nonceBytes + expiryBytes);
    const mac = bytes.subarray(nonceBytes + expiryBytes);
    const expected = this.#sign(head, purpose);
    if (mac.length !== expected.length || !timingSafeEqual(mac, expected)) return false;
    const left = Number(head.readBigInt64BE(nonceBytes)) - timeNow();
    return left > 0 && left <= challengeMs;
  }

  /** Uses a challenge that is ours. @returns whether it was unused */
  async use(challenge: string): Promise<boolean> {
    // Its bytes, since other characters may decode to the same.
    const bytes = Buffer.from(challenge, 'base64url').toString('base64url');
    if (this.#replicas) return this.#replicas.use(bytes, challengeMs);
    const now = performance.now();
    for (const [used, end] of this.#used) if (end <= now) this.#used.delete(used);
    if (this.#used.has(bytes)) return false;
    this.#used.set(bytes, now + challengeMs);
    return true;
  }

  #sign(head: Uint8Array, purpose: string): Buffer {
    return createHmac('sha256', this.#secret).update(head).update(purpose).digest();
  }
}
