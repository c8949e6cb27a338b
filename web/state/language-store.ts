import { create } from 'zustand';
import { defaultLanguage, isLanguage, type Language } from '#contract/languages.ts';

/** The local storage key that the specification names. */
const storageKey = 'language';

type LanguageStore = {
  /** The language of the page read last, for addresses without a language. */
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
      // Storage may be disabled; the address still names the language.
    }
  },
}));

function readStored(): Language {
  try {
    // Node has a localStorage of its own, which belongs to no visitor.
    const stored = typeof document === 'undefined' ? null : localStorage.getItem(storageKey);
    return isLanguage(stored) ? stored : defaultLanguage;
  } catch {
    return defaultLanguage;
  }
}
