import { atom } from 'jotai';
import { type Counts, readCounts } from '#contract/admin/overview.ts';
import { clearedOnLock } from '../session/cleared-on-lock.ts';
import { authenticatedCall } from './call.ts';

/** The counts of each folder; null until they are known. */
export const countsAtom = clearedOnLock<Counts | null>(null);

let isAsked = false;

/** Fetches the counts unless they are known or on their way. */
export const firstCountsAtom = atom(null, async (get, set) => {
  if (isAsked || get(countsAtom)) return;
  isAsked = true;
  await set(refreshCountsAtom);
  isAsked = false;
});

let asked = 0;
let shown = 0;

/** Fetches the counts again. If that fails, the previous ones stay. A late answer does not replace a newer one. */
export const refreshCountsAtom = atom(null, async (get, set) => {
  asked += 1;
  const mine = asked;
  const outcome = await authenticatedCall(get, set, readCounts);
  if (!outcome.ok || mine < shown) return;
  shown = mine;
  set(countsAtom, outcome.data);
});
