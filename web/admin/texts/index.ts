import type { Language } from '#contract/languages.ts';
import { loadModule } from '../../loading/load-module.ts';
import { storedLanguage } from '../../state/stored-language.ts';

/** The shape of the admin's texts: a text missing in another language fails the type check. */
export type AdminTexts = typeof import('./tr/index.ts').texts;

const files = import.meta.glob<AdminTexts>('./*/index.ts', { import: 'texts' });
const loaded = new Map<Language, AdminTexts>();

/**
 * Loads the texts of a language: of each the folder of its name.
 * @throws LoadError without a network
 */
export async function loadTexts(language: Language): Promise<void> {
  const load = files[`./${language}/index.ts`];
  if (!load || loaded.has(language)) return;
  loaded.set(language, await loadModule(load));
}

/**
 * The texts of a language that was loaded.
 * @throws Error before that
 */
export function textsOf(language: Language): AdminTexts {
  const texts = loaded.get(language);
  if (!texts) throw new Error(`The texts of "${language}" are not loaded`);
  return texts;
}

/**
 * Resolves when the stored language is loaded. Requested as soon as this file is here, which is before the admin's
 * code: the document names both (document.ts).
 */
export const firstTexts = loadTexts(storedLanguage());
