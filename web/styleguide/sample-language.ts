import { createContext, use } from 'react';
import { defaultLanguage, type Language } from '#contract/languages.ts';
import type { Chrome } from '../content/chrome-schema.ts';
import type { PageContent } from '../content/schema.ts';
import { useChrome, usePageContent } from '../loading/content-cache.ts';
import type { PageId } from '../site-map.ts';

/** The language of the samples. */
export const SampleLanguage = createContext<Language>(defaultLanguage);

/** A page's texts in the language of the samples, and that language. */
export function useSample<P extends PageId>(
  page: P,
): { content: PageContent<P>; language: Language } {
  const language = use(SampleLanguage);
  return { content: usePageContent(language, page), language };
}

/** The texts around every page in the language of the samples, and that language. */
export function useSampleChrome(): { chrome: Chrome; language: Language } {
  const language = use(SampleLanguage);
  return { chrome: useChrome(language), language };
}
