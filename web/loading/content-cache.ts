import { createContext, use } from 'react';
import type { Chrome } from '#contract/content/chrome-schema.ts';
import type { PageContent } from '#contract/content/schema.ts';
import type { PageId } from '#contract/content/site-map.ts';
import type { Language } from '#contract/languages.ts';
import { type ContentName, contentPath } from './content-path.ts';
import { LoadError } from './load-module.ts';
import { PromiseCache } from './promise-cache.ts';

export class ContentCache {
  readonly #contents = new PromiseCache<unknown>();

  put(language: Language, name: ContentName, content: unknown): void {
    this.#contents.put(contentPath(language, name), content);
  }

  has(language: Language, name: ContentName): boolean {
    return this.#contents.has(contentPath(language, name));
  }

  get(language: Language, name: ContentName): Promise<unknown> {
    const path = contentPath(language, name);
    return this.#contents.get(path, () => fetchJson(path));
  }

  clearFailures(): void {
    this.#contents.clearFailures();
  }
}

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

export const ContentContext = createContext(new ContentCache());

/** A page's texts; suspends while they are loading. */
export function usePageContent<P extends PageId>(language: Language, page: P): PageContent<P> {
  return use(use(ContentContext).get(language, page)) as PageContent<P>;
}

/** The texts around every page; suspends while they are loading. */
export function useChrome(language: Language): Chrome {
  return use(use(ContentContext).get(language, 'chrome')) as Chrome;
}
