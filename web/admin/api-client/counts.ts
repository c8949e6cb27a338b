import { atom } from 'jotai';
import { readCounts } from '#contract/admin/overview.ts';
import { setCompany } from '../company.ts';
import { queryClientAtom } from '../session/query-client.ts';
import { type CallRead, dataAtom, polled, queryOf, type Read, repeatReads } from './queries.ts';

const counts = 'counts';

/** A read of counts, which follow the events; what changes with the time or on the server is read within half a minute. */
export function counting<T>(read: CallRead<T>): Read<T> {
  return polled({
    ...{ ...read, queryKey: [counts, ...read.queryKey] },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export const countsRead = counting(queryOf(readCounts));
const knownAtom = dataAtom(countsRead);

/** The counts of each folder; undefined until they are known. */
export const countsAtom = atom((get) => {
  const counts = get(knownAtom);
  if (counts) setCompany(counts.company);
  return counts;
});

/** Fetches all counts again. If that fails, the previous ones stay. */
export const refreshCountsAtom = atom(null, (get) =>
  repeatReads(get(queryClientAtom), { queryKey: [counts] }),
);
