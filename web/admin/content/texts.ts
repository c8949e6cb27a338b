import { useAtomValue } from 'jotai';
import { use } from 'react';
import type { Language } from '#contract/languages.ts';
import { loadModule } from '../../loading/load-module.ts';
import { languageAtom } from '../language.ts';

/** The shape of the editor's texts: a text missing in another language fails the type check. */
export type ContentTexts = typeof import('./texts/tr/index.ts').texts;
/** A name for the end of a path. */
export type Labels = Readonly<Record<keyof typeof import('./texts/tr/labels.ts').labels, string>>;

const files = import.meta.glob<ContentTexts>('./texts/*/index.ts', { import: 'texts' });
const loads = new Map<Language, Promise<ContentTexts>>();

/** The editor's texts in the admin's language: a file of their own. Suspends until it is here. */
export function useContentTexts(): ContentTexts {
  const language = useAtomValue(languageAtom);
  return use(loadOf(language));
}

function loadOf(language: Language): Promise<ContentTexts> {
  const known = loads.get(language);
  if (known) return known;
  const load = files[`./texts/${language}/index.ts`];
  if (!load) throw new Error(`No texts in "${language}"`);
  const texts = loadModule(load);
  loads.set(language, texts);
  return texts;
}
