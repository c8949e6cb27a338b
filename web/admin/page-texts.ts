import { use } from 'react';
import type { Language } from '#contract/languages.ts';
import { loadModule } from '../loading/load-module.ts';
import { useLanguage } from './language.ts';

/**
 * The texts of one page, separate from those that the admin loads first.
 * @param files importers of the `index.ts` in each language's folder, by path
 * @returns a hook for the texts in the admin's language. It suspends until they are loaded
 */
export function pageTexts<Texts>(files: Readonly<Record<string, () => Promise<Texts>>>) {
  const loads = new Map<Language, Promise<Texts>>();
  const loadOf = (language: Language) => {
    const known = loads.get(language);
    if (known) return known;
    const load = files[`./texts/${language}/index.ts`];
    if (!load) throw new Error(`No texts in "${language}"`);
    const texts = loadModule(load);
    loads.set(language, texts);
    return texts;
  };
  return () => use(loadOf(useLanguage()));
}
