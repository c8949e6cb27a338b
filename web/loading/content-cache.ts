import { createContext, use } from 'react';
import type { Chrome } from '#contract/content/chrome-schema.ts';
import type { ShownContent } from '#contract/content/schema.ts';
import type { PageId } from '#contract/content/site-map.ts';
import type { Language } from '#contract/languages.ts';
import { LoadError } from './load-module.ts';
import { usePageLanguage } from './page-language.ts';
import { PromiseCache } from './promise-cache.ts';

/** The path of a content file, for the build and the browser: a page's texts, or those around every page. */
export function contentPath(language: Language, name: PageId | 'chrome'): string {
  return `/content/${language}/${name}.json`;
}

export const createContentCache = () => new PromiseCache(fetchJson);

/** @throws LoadError if the text cannot be loaded or parsed */
async function fetchJson(path: string): Promise<unknown> {
  try {
    const response = await fetch(path);
    if (response.ok) return await response.json();
    throw new Error(`status ${response.status}`);
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

function useContent(name: PageId | 'chrome'): unknown {
  return use(use(ContentContext).get(contentPath(usePageLanguage(), name)));
}
