import { createContext, use } from 'react';
import type { Language } from '#contract/languages.ts';
import type { Chrome } from '../content/chrome-schema.ts';
import type { PageContent } from '../content/schema.ts';
import type { PageId } from '../site-map.ts';
import { type ContentName, contentPath } from './content-path.ts';
import { LoadError } from './load-error.ts';
import { isSettled, markFulfilled } from './mark-fulfilled.ts';

/** Texts that are loaded or loading. */
export class ContentCache {
  readonly #contents = new Map<string, Promise<unknown>>();
  /** Failures are kept: rendering asks repeatedly, and each retry would cause the next without end. */
  readonly #failed = new Set<string>();

  put(language: Language, name: ContentName, content: unknown): void {
    const here = Promise.resolve(content);
    this.#contents.set(contentPath(language, name), markFulfilled(here, content));
  }

  /** Whether a content is loaded, so that `get` does not wait. */
  has(language: Language, name: ContentName): boolean {
    return isSettled(this.#contents.get(contentPath(language, name)));
  }

  /** Lets contents that failed to load be requested again. */
  forgetFailures(): void {
    for (const path of this.#failed) this.#contents.delete(path);
    this.#failed.clear();
  }

  /** The content's promise. All callers get the same one. */
  get(language: Language, name: ContentName): Promise<unknown> {
    const path = contentPath(language, name);
    const known = this.#contents.get(path);
    if (known) return known;
    const coming = fetchJson(path);
    this.#contents.set(path, coming);
    coming.then(
      (content) => markFulfilled(coming, content),
      () => this.#failed.add(path),
    );
    return coming;
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
