import { createContext } from 'react';
import type { PageRoute } from '#contract/content/site-map.ts';

export type Prefetch = (route: PageRoute) => void;

/** Loads a page's chunk and texts before a visit. Provided by the app, which knows every page. */
export const PrefetchContext = createContext<Prefetch>(() => {});
