import { defaultLanguage, isLanguage, type Language } from '#contract/languages.ts';
import { readStored, store } from './browser-storage.ts';

/** The local storage key that the specification names. */
const storageKey = 'language';

/** The language of the last page, or the default one. */
export function storedLanguage(): Language {
  // Null on the server: Node has a localStorage, but no visitor's.
  const stored = readStored('localStorage', storageKey);
  return isLanguage(stored) ? stored : defaultLanguage;
}

/** Stores the language. Where storage is disabled, the address still names it. */
export function storeLanguage(language: Language): void {
  store('localStorage', storageKey, language);
}
