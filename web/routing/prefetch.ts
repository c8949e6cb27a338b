import { createContext } from 'react';
import type { PageId } from '#contract/content/site-map.ts';
import type { Language } from '#contract/languages.ts';

export type Prefetch = (page: PageId, language: Language) => void;

/** Loads a page's chunk and texts ahead of a visit. Provided by the app, which alone knows every page. */
export const PrefetchContext = createContext<Prefetch>(() => {});
