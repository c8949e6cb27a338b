import { useLanguage } from './language.ts';
import { useModule } from './lazy-part.tsx';

/**
 * The texts of one page, separate from those that the admin loads first.
 * @param files importers of the `index.ts` in each language's folder, by path
 * @returns a hook for the texts in the admin's language. It suspends until they are loaded
 */
export function pageTexts<Texts>(files: Readonly<Record<string, () => Promise<Texts>>>) {
  return () => {
    const language = useLanguage();
    const load = files[`./texts/${language}/index.ts`];
    if (!load) throw new Error(`No texts in "${language}"`);
    return useModule(load);
  };
}
