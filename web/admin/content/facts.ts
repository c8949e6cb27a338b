import { atom } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { applyEdits } from '#contract/content/edits.ts';
import { factsOf } from '#contract/content/fact-names.ts';
import type { Identity } from '#contract/content/identity-schema.ts';
import { type Language, languages } from '#contract/languages.ts';
import { documentMapAtom, unsavedAtom } from './state.ts';

const none: ReadonlyMap<string, string> = new Map();

/** Unsaved company data. The same array while nothing changes, since all fields depend on the facts. */
const typedAtom = selectAtom(
  unsavedAtom,
  (unsaved) => [...unsaved.values()].filter(({ document }) => document === 'identity'),
  (one, other) => one.length === other.length && one.every((typed, at) => typed === other[at]),
);

const draftAtom = atom((get) => get(documentMapAtom).get('identity')?.draft);

/** Values of placeholders in each language, with unsaved company data. */
export const factsAtom = atom((get) => {
  const draft = get(draftAtom);
  const identity = draft && applyEdits(draft, get(typedAtom));
  const facts = languages.map((language) => [language, readFacts(identity, language)] as const);
  return Object.fromEntries(facts) as Readonly<Record<Language, ReadonlyMap<string, string>>>;
});

function readFacts(identity: unknown, language: Language): ReadonlyMap<string, string> {
  if (!identity) return none;
  try {
    return new Map(Object.entries(factsOf(identity as Identity, language)));
  } catch {
    // A country's code is incomplete while it is typed.
    return none;
  }
}
