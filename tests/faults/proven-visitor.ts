import * as z from 'zod/mini';
import { readChallenge } from '#contract/proof-of-work.ts';
import { proofHeaders, solve } from '../support/api/proof-of-work.ts';
import type { Visitor } from '../support/browser/visitor.ts';

/** The proof of work header for a visitor's call; empty while no proof is required. */
export async function proofFor(visitor: Visitor, path: string): Promise<Record<string, string>> {
  const asked = `${readChallenge.path}?${new URLSearchParams({ path })}`;
  const { status, text } = await visitor.call({ path: asked });
  if (status !== 200) throw new Error(`a challenge was answered ${status}`);
  const { challenge } = z.parse(readChallenge.response.body, JSON.parse(text));
  return challenge ? proofHeaders(await solve(challenge)) : {};
}
