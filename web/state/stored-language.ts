import { defaultLanguage, isLanguage, type Language } from '#contract/languages.ts';
import { readStored, store } from './browser-storage.ts';

/** The local storage key that the specification names. */
const storageKey = 'language';

/** The language of the page read last, or the default one. */
export function storedLanguage(): Language {
  // Null on the server: Node has no `window`, but a localStorage that belongs to no visitor.
  const stored = readStored('localStorage', storageKey);
  return isLanguage(stored) ? stored : defaultLanguage;
}

/** Stores the language. Where storage is disabled, the address still names it. */
export function storeLanguage(language: Language): void {
  store('localStorage', storageKey, language);
}
