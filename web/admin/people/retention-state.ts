import { atom } from 'jotai';
import { type Retention, readRetention } from '#contract/admin/data-protection.ts';
import { authenticatedCall } from '../call.ts';
import { type Fetched, fetchedFrom } from '../fetched.tsx';

/** What is kept for how long, and what goes next. */
export const retentionAtom = atom<Fetched<Retention>>('loading');

/** Fetches it; what is shown stays meanwhile. */
export const fetchRetentionAtom = atom(null, async (get, set) => {
  if (get(retentionAtom) === 'failed') set(retentionAtom, 'loading');
  set(retentionAtom, fetchedFrom(await authenticatedCall(get, set, readRetention)));
});
