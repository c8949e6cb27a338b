import type { Language } from '#contract/languages.ts';
import { loadModule } from '../../loading/load-module.ts';
import { PromiseCache } from '../../loading/promise-cache.ts';

/** The shape of the admin's texts: a text missing in another language fails the type check. */
export type AdminTexts = typeof import('./tr/index.ts').texts;

const files = import.meta.glob<AdminTexts>('./*/index.ts', { import: 'texts' });
const loaded = new Map<Language, AdminTexts>();
const loads = new PromiseCache(async (language: Language) => {
  const load = files[`./${language}/index.ts`];
  if (!load) throw new Error(`No texts in "${language}"`);
  const texts = await loadModule(load);
  loaded.set(language, texts);
  return texts;
});

/**
 * Loads the texts of a language: of each the folder of its name. All callers get the same promise, until it fails.
 * @throws LoadError without a network
 */
export function loadTexts(language: Language): Promise<AdminTexts> {
  return loads.get(language);
}

/** Lets texts that failed to load be requested again. */
export function forgetFailedTexts(): void {
  loads.clearFailures();
}

/**
 * The texts of a loaded language.
 * @throws Error for another one
 */
export function textsOf(language: Language): AdminTexts {
  const texts = loaded.get(language);
  if (!texts) throw new Error(`The texts of "${language}" are not loaded`);
  return texts;
}
