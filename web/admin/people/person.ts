import { atom } from 'jotai';
import { erasePerson, findPerson, type Person } from '#contract/admin/data-protection.ts';
import { fill } from '#contract/fill.ts';
import type { ResponseBody } from '../../api-client/call-api.ts';
import { notify } from '../../features/toasts/notify.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { refreshCountsAtom } from '../api-client/counts.ts';
import { queryOf, type Read, showResponse } from '../api-client/queries.ts';
import { languageAtom, textsAtom } from '../language.ts';
import { draftKey, dropNotesAtom } from '../notes/unsaved.ts';
import { clearDoneAtom } from '../ui/undo.ts';

/** A person with all data, and the number of records of each kind that have just been erased. */
export type FoundPerson = Person & { readonly erased?: ResponseBody<typeof erasePerson> };

/** All data of a person, which is dropped when it is no longer shown. */
export function personRead(email: string): Read<FoundPerson> {
  return { ...queryOf(findPerson, { body: { email } }), gcTime: 0 };
}

/**
 * Erases all data of a person; a toast and the result report that.
 * @param read the read that found the person
 */
export const erasePersonAtom = atom(
  null,
  async (get, set, { email, messages, applications }: Person, read: Read<FoundPerson>) => {
    const outcome = await authenticatedCall(get, set, erasePerson, { body: { email } });
    if (!outcome.ok) return outcome;
    const none = { email, messages: [], applications: [] };
    await showResponse(get, read, { ...none, erased: outcome.data });
    const ids = [...messages, ...applications].map(({ id }) => id);
    set(dropNotesAtom, [...ids, ...ids.map(draftKey)]);
    set(clearDoneAtom, ids);
    const numbers = { ...outcome.data, email };
    notify('success', fill(get(textsAtom).people.erased, numbers, get(languageAtom)));
    set(refreshCountsAtom);
    return outcome;
  },
);
