import { atom } from 'jotai';
import { readCounts } from '#contract/admin/overview.ts';
import { dataAtom, queryOf, refreshAtom } from './queries.ts';

// After the first response the counts follow the events.
const counts = { ...queryOf(readCounts), staleTime: Number.POSITIVE_INFINITY };

/** The counts of each folder; undefined until they are known. */
export const countsAtom = dataAtom(counts);

/** Fetches the counts again. If that fails, the previous ones stay. */
export const refreshCountsAtom = atom(null, (_get, set) => set(refreshAtom, counts));
