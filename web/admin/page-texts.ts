import { use } from 'react';
import type { Language } from '#contract/languages.ts';
import { loadModule } from '../loading/load-module.ts';
import { PromiseCache } from '../loading/promise-cache.ts';
import { useLanguage } from './language.ts';

/**
 * The texts of one page, separate from those that the admin loads first.
 * @param files importers of the `index.ts` in each language's folder, by path
 * @returns a hook for the texts in the admin's language. It suspends until they are loaded
 */
export function pageTexts<Texts>(files: Readonly<Record<string, () => Promise<Texts>>>) {
  const loads = new PromiseCache(async (language: Language) => {
    const load = files[`./texts/${language}/index.ts`];
    if (!load) throw new Error(`No texts in "${language}"`);
    return loadModule(load);
  });
  return () => use(loads.get(useLanguage()));
}
