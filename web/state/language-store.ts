import { create } from 'zustand';
import type { Language } from '#contract/languages.ts';
import { storedLanguage, storeLanguage } from './stored-language.ts';

type LanguageStore = {
  /** The language of the last page, for addresses without a language. */
  readonly stored: Language;
  store(language: Language): void;
};

export const useLanguageStore = create<LanguageStore>()((set) => ({
  stored: storedLanguage(),
  store(stored) {
    set({ stored });
    storeLanguage(stored);
  },
}));
