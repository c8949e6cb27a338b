import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import { type Challenge, proofHeader, readChallenge } from '#contract/proof-of-work.ts';
import type { RunningApi } from './api.ts';

type Site = Pick<RunningApi, 'url'>;
type Headers = Readonly<Record<string, string>>;

/** The challenge for the call at that path; null if none is required. */
export async function fetchChallenge({ url }: Site, path: string, headers: Headers = {}) {
  const answer = await fetch(`${url}${readChallenge.path}?${new URLSearchParams({ path })}`, {
    headers,
  });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return z.parse(readChallenge.response.body, await answer.json()).challenge;
}

/** Solves a challenge, as a browser does. */
export async function solve(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved in time');
  const { counter, derivedKey } = solution;
  return { challenge, solution: { counter, derivedKey } };
}

/** The header with a solved challenge. */
export function proofHeaders(proof: unknown): Record<string, string> {
  return { [proofHeader]: btoa(JSON.stringify(proof)) };
}

/** The proof header for the call at that path; empty if no proof is required. */
export async function proveWork(site: Site, path: string, headers: Headers = {}) {
  const challenge = await fetchChallenge(site, path, headers);
  return challenge ? proofHeaders(await solve(challenge)) : {};
}
