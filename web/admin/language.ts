import { atom, useAtomValue } from 'jotai';
import type { Language } from '#contract/languages.ts';
import { useLanguageStore } from '../state/language-store.ts';
import { adminTexts } from './texts/index.ts';

const chosenAtom = atom<Language>(useLanguageStore.getState().stored);

/** The admin's language: the stored one, which a choice in the admin changes too. */
export const languageAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, language: Language) => {
    useLanguageStore.getState().store(language);
    set(chosenAtom, language);
  },
);

export const textsAtom = atom((get) => adminTexts[get(languageAtom)]);

export function useTexts() {
  return useAtomValue(textsAtom);
}
