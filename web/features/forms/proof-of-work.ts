import { useState } from 'react';
import type { Language } from '#contract/languages.ts';
import { challengeSeconds, proofRequiredStatus, readChallenge } from '#contract/proof-of-work.ts';
import { callApi, type Outcome } from '../../api-client/call-api.ts';
import { loadModule } from '../../loading/load-module.ts';

type Prepared = {
  /** The header's value. Undefined where no proof is required, or none could be computed. */
  readonly proof: Promise<string | undefined>;
  /** By `performance.now()`: a wrong system clock must not matter. */
  readonly usableUntil: number;
};

/** Keyed by the path of the call. */
const prepared = new Map<string, Prepared>();
/** 2 min less than a challenge lasts: sending a large file may take that long. */
const usableMs = (challengeSeconds - 120) * 1000;

/**
 * Asks the service whether a call needs a proof of work, and solves the challenge off the main thread.
 * Returns the earlier proof while that one is still usable.
 */
export function prepareProof(path: string, language: Language): Prepared {
  const before = prepared.get(path);
  if (before && performance.now() < before.usableUntil) return before;
  const now = {
    proof: makeProof(path, language),
    usableUntil: performance.now() + usableMs,
  };
  prepared.set(path, now);
  return now;
}

/**
 * The proof for one call: the prepared one, else a new one. Never rejects: without a proof the service responds with
 * the reason.
 * @param signal ends the waiting; the proof is then undefined
 */
function takeProof(
  path: string,
  language: Language,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const { proof } = prepareProof(path, language);
  // Each proof is accepted once.
  prepared.delete(path);
  const stopped = new Promise<undefined>((resolve) => {
    signal?.addEventListener('abort', () => resolve(undefined));
  });
  return Promise.race([proof, stopped]);
}

async function makeProof(path: string, language: Language): Promise<string | undefined> {
  const outcome = await callApi(readChallenge, { language, query: { path } });
  // A proxy's response may be null.
  if (!outcome.ok || !outcome.data?.challenge) return undefined;
  const { challenge } = outcome.data;
  try {
    const { solve } = await loadModule(() => import('./solve-challenge.ts'));
    return await solve(challenge);
  } catch {
    return undefined;
  }
}

/** Usually empty. `slow`: the proof of work takes longer. `missing`: the service's text that it is missing. */
export type ProofState = {
  readonly slow?: boolean;
  readonly missing?: string;
};

/** Reported after 2 s: shorter waits are normal. */
const slowAfterMs = 2000;

/**
 * Sends with a proof of work where the service requires one. Sends once more if the requirement began, or the proof
 * expired, while the form was being filled.
 */
export function useProvenSending<T>(path: string, language: Language) {
  const [proofState, setProofState] = useState<ProofState>({});

  const sendOnce = async (
    send: (proof: string | undefined) => Promise<Outcome<T>>,
    signal: AbortSignal | undefined,
  ) => {
    const timer = setTimeout(() => setProofState({ slow: true }), slowAfterMs);
    const proof = await takeProof(path, language, signal);
    clearTimeout(timer);
    setProofState({});
    return send(proof);
  };

  return {
    proofState,
    async sendProven(...sending: Parameters<typeof sendOnce>) {
      const first = await sendOnce(...sending);
      if (first.ok || first.status !== proofRequiredStatus) return first;
      const second = await sendOnce(...sending);
      if (!second.ok && second.status === proofRequiredStatus) {
        setProofState({ missing: second.text });
      }
      return second;
    },
  };
}
