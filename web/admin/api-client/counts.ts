import { atom } from 'jotai';
import { listOpenings } from '#contract/admin/openings.ts';
import { readCounts } from '#contract/admin/overview.ts';
import { setCompany } from '../company.ts';
import { dataAtom, polled, queryOf, refreshAtom } from './queries.ts';

/** The counts follow the events; what changes with the time or on the server is read within half a minute. */
export const countsRead = polled({
  ...queryOf(readCounts),
  staleTime: Number.POSITIVE_INFINITY,
});
const knownAtom = dataAtom(countsRead);

/** The counts of each folder; undefined until they are known. */
export const countsAtom = atom((get) => {
  const counts = get(knownAtom);
  if (counts) setCompany(counts.company);
  return counts;
});

const openingsRead = polled({
  ...queryOf(listOpenings),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The openings with the counts of their applications, which follow the events too; undefined until they are known. */
export const openingsAtom = dataAtom(openingsRead);

/** Fetches the counts again. If that fails, the previous ones stay. */
export const refreshCountsAtom = atom(null, (_get, set) =>
  Promise.all([set(refreshAtom, countsRead), set(refreshAtom, openingsRead)]),
);
