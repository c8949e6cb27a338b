import { atom } from 'jotai';
import { type Language, languages } from '#contract/languages.ts';
import { applyEdits } from '../../content/edits.ts';
import { factsOf } from '../../content/fact-names.ts';
import type { Identity } from '../../content/identity-schema.ts';
import { documentMapAtom } from './state.ts';
import { type Unsaved, unsavedAtom } from './unsaved.ts';

const none: ReadonlyMap<string, string> = new Map();

/** What is typed of the company's data. The same array as long as that is the same: all fields follow the facts. */
const typedAtom = atom((get) => {
  const typed = [...get(unsavedAtom).values()].filter(({ document }) => document === 'identity');
  const isLast = typed.length === last.length && typed.every((one, at) => one === last[at]);
  if (!isLast) last = typed;
  return last;
});
let last: readonly Unsaved[] = [];

const draftAtom = atom((get) => get(documentMapAtom).get('identity')?.draft);

/** What placeholders stand for in each language, with what is typed of the company's data. */
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
    // A country's code is being typed.
    return none;
  }
}
