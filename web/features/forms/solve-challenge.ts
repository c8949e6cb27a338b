import { solveChallengeWorkers } from 'altcha-lib';
import type { Challenge } from '#contract/proof-of-work.ts';

/** More workers only heat a phone: its other cores are slower, and the page needs one. */
const maxWorkers = 4;
const timeoutMs = 120_000;

/**
 * Solves a challenge in workers.
 * @returns ALTCHA's payload for the header
 * @throws Error if workers are not available, or none has found the solution in 2 min
 */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(maxWorkers, Math.ceil(navigator.hardwareConcurrency / 2)),
    createWorker: () =>
      new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' }),
    timeout: timeoutMs,
  });
  if (!solution) throw new Error('The challenge was not solved in time');
  const { counter, derivedKey } = solution;
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
}
