import { create } from 'zustand';
import { defaultLanguage, isLanguage, type Language } from '#contract/languages.ts';
import { readStored, store } from './browser-storage.ts';

/** The local storage key that the specification names. */
const storageKey = 'language';

type LanguageStore = {
  /** The language of the last page, for addresses without a language. */
  readonly stored: Language;
  store(language: Language): void;
};

export const useLanguageStore = create<LanguageStore>()((set) => ({
  stored: storedLanguage(),
  store(stored) {
    set({ stored });
    // Where storage is disabled, the address still names it.
    store('localStorage', storageKey, stored);
  },
}));

/** The language of the last page, or the default one. */
export function storedLanguage(): Language {
  // Null on the server: Node has a localStorage, but no visitor's.
  const stored = readStored('localStorage', storageKey);
  return isLanguage(stored) ? stored : defaultLanguage;
}
