import { createContext, use } from 'react';
import type { Language } from '#contract/languages.ts';
import type { Chrome, PageContent } from './content/schema.ts';
import { type ContentName, contentPath } from './content-path.ts';
import type { PageId } from './site-map.ts';

/** Texts that are here or on their way. */
export class ContentCache {
  readonly #contents = new Map<string, Promise<unknown>>();

  put(language: Language, name: ContentName, content: unknown): void {
    this.#contents.set(contentPath(language, name), settled(content));
  }

  /** Waits until a content is here; whoever asks for it then need not wait again. */
  async settle(language: Language, name: ContentName): Promise<void> {
    this.put(language, name, await this.get(language, name));
  }

  /** The content's promise: the same one to everybody who asks. */
  get(language: Language, name: ContentName): Promise<unknown> {
    const path = contentPath(language, name);
    const known = this.#contents.get(path);
    if (known) return known;
    const coming = fetchJson(path);
    this.#contents.set(path, coming);
    // A failure is not kept: the next visit to the page asks again.
    coming.catch(() => this.#contents.delete(path));
    return coming;
  }
}

/** A promise that React's `use` reads at once, by the fields that it would set itself after one turn. */
function settled(value: unknown): Promise<unknown> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

export const ContentContext = createContext(new ContentCache());

/** A page's texts; suspends while they are fetched. */
export function usePageContent<P extends PageId>(language: Language, page: P): PageContent<P> {
  return use(use(ContentContext).get(language, page)) as PageContent<P>;
}

/** The texts around every page; suspends while they are fetched. */
export function useChrome(language: Language): Chrome {
  return use(use(ContentContext).get(language, 'chrome')) as Chrome;
}
