import { create } from 'zustand';
import { defaultLanguage, isLanguage, type Language } from '#contract/languages.ts';

/** The local storage key that the specification names. */
const storageKey = 'language';

type LanguageStore = {
  /** The language of the last page that was read, for addresses that name none. */
  readonly stored: Language;
  store(language: Language): void;
};

export const useLanguageStore = create<LanguageStore>()((set) => ({
  stored: readStored(),
  store(stored) {
    set({ stored });
    try {
      localStorage.setItem(storageKey, stored);
    } catch {
      // Storage may be switched off; the address still says the language.
    }
  },
}));

function readStored(): Language {
  try {
    // Node has a localStorage of its own, which is no visitor's.
    const stored = typeof document === 'undefined' ? null : localStorage.getItem(storageKey);
    return isLanguage(stored) ? stored : defaultLanguage;
  } catch {
    return defaultLanguage;
  }
}
