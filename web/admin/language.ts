import { atom, useAtomValue } from 'jotai';
import type { Language } from '#contract/languages.ts';
import { useLanguageStore } from '../state/language-store.ts';
import { type AdminTexts, textsOf } from './texts/index.ts';

const chosenAtom = atom<Language>(useLanguageStore.getState().stored);

/** The admin's language: the stored one. Behind the login its texts must be loaded before it is chosen. */
export const languageAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, language: Language) => {
    useLanguageStore.getState().store(language);
    set(chosenAtom, language);
  },
);

export const textsAtom = atom((get) => textsOf(get(chosenAtom)));

/** Texts and language of the admin's user. */
export type Reader = { readonly texts: AdminTexts; readonly language: Language };

export const readerAtom = atom(
  (get): Reader => ({ texts: get(textsAtom), language: get(languageAtom) }),
);

export function useTexts() {
  return useAtomValue(textsAtom);
}

export function useLanguage() {
  return useAtomValue(languageAtom);
}

export function useReader() {
  return useAtomValue(readerAtom);
}
