import { createContext, use } from 'react';
import { defaultLanguage, type Language } from '#contract/languages.ts';

/** The language of the shown page. Provided by the app. */
export const PageLanguage = createContext<Language>(defaultLanguage);

export function usePageLanguage(): Language {
  return use(PageLanguage);
}
