import { readChallenge } from '#contract/challenge.ts';
import type { Language } from '#contract/languages.ts';
import { challengeSeconds } from '#contract/proof-of-work.ts';
import { callApi } from '../../api-client/call-api.ts';
import { loadModule } from '../../loading/load-module.ts';

type Prepared = {
  /** The header's value; undefined where none is asked for, or none could be made. */
  readonly proof: Promise<string | undefined>;
  /** By `performance.now()`: a wrong clock on the visitor's side must not matter. */
  readonly usableUntil: number;
};

/** By the path of the call. */
const prepared = new Map<string, Prepared>();
/** Less than a challenge lasts, by what sending a large file may take. */
const usableMs = (challengeSeconds - 120) * 1000;

/**
 * Asks the service whether the call of that path needs a proof of work, and solves what it is given, off the main
 * thread and unseen. Called again before that is too old, it does nothing.
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
 * The proof for one call, prepared now unless it was before. Never rejects: without a proof the service says itself
 * what is missing.
 * @param signal ends the waiting, with no proof
 */
export function takeProof(
  path: string,
  language: Language,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const { proof } = prepareProof(path, language);
  // Each is accepted once.
  prepared.delete(path);
  const stopped = new Promise<undefined>((resolve) => {
    signal?.addEventListener('abort', () => resolve(undefined));
  });
  return Promise.race([proof, stopped]);
}

async function makeProof(path: string, language: Language): Promise<string | undefined> {
  const outcome = await callApi(readChallenge, { language, query: { path } });
  if (!outcome.ok || !outcome.data.challenge) return undefined;
  const { challenge } = outcome.data;
  try {
    const { solve } = await loadModule(() => import('./solve-challenge.ts'));
    return await solve(challenge);
  } catch {
    return undefined;
  }
}
