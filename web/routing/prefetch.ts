import { createContext } from 'react';
import type { PageId } from '#contract/content/site-map.ts';
import type { Language } from '#contract/languages.ts';

export type Prefetch = (page: PageId, language: Language) => void;

/** Loads a page's chunk and texts before a visit. Provided by the app, which knows every page. */
export const PrefetchContext = createContext<Prefetch>(() => {});
