import { createContext, use, useEffect, useState } from 'react';
import type { Chrome } from '#contract/content/chrome-schema.ts';
import type { ShownContent } from '#contract/content/schema.ts';
import type { ShownOpening } from '#contract/content/shown-openings.ts';
import type { PageId } from '#contract/content/site-map.ts';
import type { Language } from '#contract/languages.ts';
import { LoadError } from './load-module.ts';
import { usePageLanguage } from './page-language.ts';
import { isLoaded, PromiseCache } from './promise-cache.ts';

/**
 * The path of a content file, for the build and the browser: a page's texts, those around every page, or an opening.
 * @param name an opening's: `life/` and its slug
 */
export function contentPath(
  language: Language,
  name: PageId | 'chrome' | `life/${string}`,
): string {
  return `/content/${language}/${name}.json`;
}

export const createContentCache = () => new PromiseCache(fetchJson);

/** @throws LoadError if the text cannot be loaded or parsed */
async function fetchJson(path: string): Promise<unknown> {
  try {
    const response = await fetch(path);
    if (response.ok) return await response.json();
    throw response.status;
  } catch (reason) {
    throw new LoadError(path, reason);
  }
}

export const ContentContext = createContext(createContentCache());

/** A page's texts; suspends while they are loading. */
export function usePageContent<P extends PageId>(page: P): ShownContent<P> {
  return useContent(page) as ShownContent<P>;
}

/** The texts around every page; suspends while they are loading. */
export function useChrome(): Chrome {
  return useContent('chrome') as Chrome;
}

/** An opening, for what is outside its page and must not wait with it: undefined until it has loaded. */
export function useLoadedOpening(slug?: string): ShownOpening | undefined {
  const cache = use(ContentContext);
  const language = usePageLanguage();
  const coming = slug ? cache.get(contentPath(language, `life/${slug}`)) : undefined;
  const [, redraw] = useState<unknown>();
  useEffect(() => {
    // The page says that it could not be loaded.
    coming?.then(redraw, () => undefined);
  }, [coming]);
  return coming && isLoaded(coming) ? (use(coming) as ShownOpening) : undefined;
}

function useContent(name: Parameters<typeof contentPath>[1]): unknown {
  return use(use(ContentContext).get(contentPath(usePageLanguage(), name)));
}
