import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { CappedMap, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { RequestHandler } from 'express';
import * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import {
  type Challenge,
  challengeSeconds,
  proofHeader,
  proofOfWork,
  readChallenge,
} from '#contract/proof-of-work.ts';
import type { Replicas } from '#db/engine/replicas.ts';
import { Problem } from '../http/problem.ts';
import type { Pressure } from './pressure.ts';

/**
 * Iterations of PBKDF2 per guess, and the most guesses at difficulty 1. One core of an old phone (0.2 million
 * iterations a second) tries half of them in 1 s, and in 16 s at the highest difficulty; one of a server in 0.03 s and
 * 0.5 s. Creating a challenge costs the service one guess.
 */
const cost = 1000;
const guesses = 400;
/** The payload has about 700 characters. */
const maxHeaderLength = 2000;
/** Spent solutions of 100 bytes each. To push one out of the list, an attacker must solve this many others first. */
const maxSpent = 100_000;

/**
 * A proof of work (ALTCHA, PoW version 2), required only under pressure, which the forms solve in the background while
 * a visitor types. Challenges are signed, not stored. The key lives as long as the process, or as the list of spent
 * solutions that replicas share, so no challenge outlasts them.
 */
export class ProofOfWork {
  readonly #pressure: Pressure;
  readonly #keys: Readonly<Record<'hmacSignatureSecret' | 'hmacKeySignatureSecret', string>>;
  readonly #spent = new CappedMap<string, true>({ maxSize: maxSpent });
  readonly #replicas: Replicas | undefined;

  constructor(pressure: Pressure, replicas?: Replicas) {
    this.#pressure = pressure;
    this.#replicas = replicas;
    const secret = replicas?.secret ?? randomBytes(32);
    const key = (name: string) => createHmac('sha256', secret).update(name).digest('hex');
    this.#keys = {
      hmacSignatureSecret: key('proof of work'),
      hmacKeySignatureSecret: key('key of a proof of work'),
    };
  }

  /** The challenge for a call by its path; null while no proof is required. */
  async challengeFor(path: string): Promise<Challenge | null> {
    this.#pressure.update();
    if (!this.#pressure.isOn) return null;
    const most = Math.round(guesses * this.#pressure.difficulty);
    const challenge = await createChallenge({
      ...this.#keys,
      algorithm: 'PBKDF2/SHA-256',
      cost,
      // Clients guess in ascending order, so this bounds the time to the solution.
      counter: randomInt(1, most + 1),
      deriveKey,
      data: { path },
      expiresAt: Math.floor(Date.now() / 1000) + challengeSeconds,
    });
    return z.parse(readChallenge.response.body, { challenge }).challenge;
  }

  /**
   * Refuses a call without a proof while one is required. It runs before the body is read, so a false proof costs only
   * two HMACs.
   * @throws Problem `proofRequired`
   */
  require({ path }: Call): RequestHandler {
    return async (request, _response, next) => {
      this.#pressure.submitted();
      this.#pressure.update();
      if (this.#pressure.isOn) {
        if (!(await this.#isProven(path, request.get(proofHeader)))) {
          throw new Problem('proofRequired');
        }
        this.#pressure.proven();
      }
      next();
    };
  }

  async #isProven(path: string, header: string | undefined): Promise<boolean> {
    const proof = parseProof(header);
    if (!proof || proof.challenge.parameters.data.path !== path) return false;
    const { verified } = await verifySolution({ ...this.#keys, ...proof, deriveKey });
    if (!verified) return false;
    const { nonce } = proof.challenge.parameters;
    if (!this.#replicas) return this.#spent.setIfAbsent(nonce, true);
    const { hits } = await this.#replicas.hit(`proof of work ${nonce}`, challengeSeconds * 1000);
    return hits === 1;
  }
}

function parseProof(header = '') {
  if (header.length > maxHeaderLength) return undefined;
  try {
    const text = Buffer.from(header, 'base64').toString();
    return z.safeParse(proofOfWork, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
