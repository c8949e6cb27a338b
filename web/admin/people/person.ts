import { atom } from 'jotai';
import { erasePerson, findPerson, type Person } from '#contract/admin/data-protection.ts';
import type { Outcome } from '../../api-client/call-api.ts';
import { notify } from '../../features/toasts/notify.ts';
import { today } from '../../format/today.ts';
import { authenticatedCall } from '../call.ts';
import { clearedOnLock } from '../cleared-on-lock.ts';
import { refreshCountsAtom } from '../counts.ts';
import { saveFile } from '../download.ts';
import { type Fetched, fetchedFrom } from '../fetched.tsx';
import { languageAtom, textsAtom } from '../language.ts';

/** How many records of each kind. */
export type Numbers = { readonly messages: number; readonly applications: number };

type Sought = {
  readonly email: string;
  readonly person: Fetched<Person>;
  /** What was erased here, once it is. */
  readonly erased: Numbers | null;
};

/** Who was asked for last, and what is held on them; null until somebody is. */
export const soughtAtom = clearedOnLock<Sought | null>(null);

/** Looks a person up, or nobody. An answer that comes after somebody else was asked for is dropped. */
export const seekAtom = atom(null, async (get, set, email: string | undefined) => {
  const sought = email ? { email, person: 'loading' as const, erased: null } : null;
  set(soughtAtom, sought);
  if (!sought) return;
  const outcome = await authenticatedCall(get, set, findPerson, { body: { email: sought.email } });
  if (get(soughtAtom) === sought) set(soughtAtom, { ...sought, person: fetchedFrom(outcome) });
});

/** Erases everything on a person. It is told as a toast, and where they stood. */
export const erasePersonAtom = atom(
  null,
  async (get, set, { email }: Person): Promise<Outcome<Numbers>> => {
    const outcome = await authenticatedCall(get, set, erasePerson, { body: { email } });
    if (!outcome.ok) return outcome;
    const person = { email, messages: [], applications: [] };
    set(soughtAtom, { email, person: { data: person }, erased: outcome.data });
    notify('success', inNumbers(get(textsAtom).people.erased, outcome.data, get(languageAtom)));
    set(refreshCountsAtom);
    return outcome;
  },
);

/** Hands out what the API answered, as a file. Its name says nothing of whose data it is. */
export const exportPersonAtom = atom(null, (get, _set, person: Person) => {
  const texts = get(textsAtom).people;
  const file = new Blob([JSON.stringify(person, null, 2)], { type: 'application/json' });
  saveFile(file, `${texts.fileName}-${today()}.json`);
  notify('success', texts.exported);
});

/** A text with how many messages and applications there are. */
export function inNumbers(text: string, numbers: Numbers, language: string): string {
  return text
    .replace('{messages}', numbers.messages.toLocaleString(language))
    .replace('{applications}', numbers.applications.toLocaleString(language));
}
