import { atom } from 'jotai';
import { erasePerson, findPerson, type Person } from '#contract/admin/data-protection.ts';
import { fill } from '#contract/fill.ts';
import type { Outcome } from '../../api-client/call-api.ts';
import { notify } from '../../features/toasts/notify.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { refreshCountsAtom } from '../api-client/counts.ts';
import { type Fetched, fetchedFrom } from '../api-client/fetched-state.ts';
import { tooManyText } from '../api-client/too-many-text.ts';
import { languageAtom, textsAtom } from '../language.ts';
import { draftKey, dropNotesAtom } from '../notes/unsaved.ts';
import { clearedOnLock } from '../session/cleared-on-lock.ts';
import { forgetDoneAtom } from '../ui/undo.ts';

/** The number of records of each kind. */
export type Numbers = { readonly messages: number; readonly applications: number };

type Sought = {
  readonly email: string;
  readonly person: Fetched<Person>;
  /** Why the search failed, in the API's words. */
  readonly failure?: string;
  /** The erased records, after an erasure. */
  readonly erased: Numbers | null;
};

/** The last person searched for, with their data; null before the first search. */
export const soughtAtom = clearedOnLock<Sought | null>(null);

/** Looks up a person; undefined clears the result. A response to an outdated request is dropped. */
export const seekAtom = atom(null, async (get, set, email: string | undefined) => {
  const sought = email ? { email, person: 'loading' as const, erased: null } : null;
  set(soughtAtom, sought);
  if (!sought) return;
  const outcome = await authenticatedCall(get, set, findPerson, { body: { email: sought.email } });
  if (get(soughtAtom) !== sought) return;
  set(soughtAtom, { ...sought, person: fetchedFrom(outcome), failure: tooManyText(outcome) });
});

/** Erases all data of a person. A toast and the result say so. */
export const erasePersonAtom = atom(
  null,
  async (get, set, { email, messages, applications }: Person): Promise<Outcome<Numbers>> => {
    const sought = get(soughtAtom)?.email;
    const outcome = await authenticatedCall(get, set, erasePerson, { body: { email } });
    if (!outcome.ok) return outcome;
    // Another person may be shown by now.
    if (get(soughtAtom)?.email === sought) {
      const person = { email, messages: [], applications: [] };
      set(soughtAtom, { email, person: { data: person }, erased: outcome.data });
    }
    const ids = [...messages, ...applications].map(({ id }) => id);
    set(dropNotesAtom, [...ids, ...ids.map(draftKey)]);
    set(forgetDoneAtom, ids);
    const numbers = { ...outcome.data, email };
    notify('success', fill(get(textsAtom).people.erased, numbers, get(languageAtom)));
    set(refreshCountsAtom);
    return outcome;
  },
);
