import { atom } from 'jotai';
import { type Counts, readCounts } from '#contract/admin/overview.ts';
import { authenticatedCall } from './call.ts';
import { clearedOnLock } from './cleared-on-lock.ts';

/** How many lie where; null until it is known. */
export const countsAtom = clearedOnLock<Counts | null>(null);

/** Counts anew. Where it fails the numbers before stand. */
export const refreshCountsAtom = atom(null, async (get, set) => {
  const outcome = await authenticatedCall(get, set, readCounts);
  if (outcome.ok) set(countsAtom, outcome.data);
});
