import { atom } from 'jotai';
import { type Retention, readRetention } from '#contract/admin/data-protection.ts';
import { authenticatedCall } from '../call.ts';
import { type Fetched, fetchedFrom } from '../fetched.tsx';

/** The retention periods, and what expires next. */
export const retentionAtom = atom<Fetched<Retention>>('loading');

/** Fetches them; the shown ones stay meanwhile. */
export const fetchRetentionAtom = atom(null, async (get, set) => {
  if (get(retentionAtom) === 'failed') set(retentionAtom, 'loading');
  set(retentionAtom, fetchedFrom(await authenticatedCall(get, set, readRetention)));
});
