import { atom } from 'jotai';
import { type Language, languages } from '#contract/languages.ts';
import { applyEdits } from '../../content/edits.ts';
import { factsOf } from '../../content/fact-names.ts';
import type { Identity } from '../../content/identity-schema.ts';
import { documentMapAtom } from './state.ts';
import { unsavedAtom } from './unsaved.ts';

const none: ReadonlyMap<string, string> = new Map();

/** What placeholders stand for in each language, with what is typed of the company's data. */
export const factsAtom = atom((get) => {
  const draft = get(documentMapAtom).get('identity')?.draft;
  const typed = [...get(unsavedAtom).values()].filter(({ document }) => document === 'identity');
  const identity = draft && applyEdits(draft, typed);
  const facts = languages.map((language) => [language, readFacts(identity, language)] as const);
  return Object.fromEntries(facts) as Readonly<Record<Language, ReadonlyMap<string, string>>>;
});

function readFacts(identity: unknown, language: Language): ReadonlyMap<string, string> {
  if (!identity) return none;
  try {
    return new Map(Object.entries(factsOf(identity as Identity, language)));
  } catch {
    // A country's code is being typed.
    return none;
  }
}
