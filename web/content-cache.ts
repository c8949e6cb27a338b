import { createContext, use } from 'react';
import type { Language } from '#contract/languages.ts';
import type { Chrome, PageContent } from './content/schema.ts';
import { type ContentName, contentPath } from './content-path.ts';
import type { PageId } from './site-map.ts';

/** Texts that are here or on their way; what a page carried in its HTML is put in before anything is drawn. */
export class ContentCache {
  readonly #here = new Map<string, unknown>();
  readonly #coming = new Map<string, Promise<unknown>>();

  put(language: Language, name: ContentName, content: unknown): void {
    this.#here.set(contentPath(language, name), content);
  }

  /** The content when it is here, else its promise: the same one to everybody who asks meanwhile. */
  get(language: Language, name: ContentName): unknown {
    const path = contentPath(language, name);
    return this.#here.get(path) ?? this.#coming.get(path) ?? this.#fetch(path);
  }

  #fetch(path: string): Promise<unknown> {
    const coming = fetchJson(path)
      .then((content) => {
        this.#here.set(path, content);
        return content;
      })
      // A failure is not kept: the next visit to the page asks again.
      .finally(() => this.#coming.delete(path));
    this.#coming.set(path, coming);
    return coming;
  }
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

export const ContentContext = createContext(new ContentCache());

/** A page's texts; suspends while they are fetched. */
export function usePageContent<P extends PageId>(language: Language, page: P): PageContent<P> {
  return useContent(language, page) as PageContent<P>;
}

/** The texts around every page; suspends while they are fetched. */
export function useChrome(language: Language): Chrome {
  return useContent(language, 'chrome') as Chrome;
}

function useContent(language: Language, name: ContentName): unknown {
  const content = use(ContentContext).get(language, name);
  return content instanceof Promise ? use(content) : content;
}
