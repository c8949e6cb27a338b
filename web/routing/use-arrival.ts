import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Chrome } from '#contract/content/chrome-schema.ts';
import type { PageContent } from '#contract/content/schema.ts';
import { hrefFor, type PageId } from '#contract/content/site-map.ts';
import type { Language } from '#contract/languages.ts';
import { replaceHead } from '../document/head.ts';
import { useLanguageStore } from '../state/language-store.ts';
import { rememberedPlace } from './scroll-memory.ts';

type Arrival = {
  readonly page: PageId;
  readonly language: Language;
  readonly chrome: Chrome;
  readonly content: PageContent;
};

/**
 * Side effects of arriving at a page: stores the language, updates the head, scrolls to the top (on a return to the
 * stored position) and focuses the heading for screen readers. On the first page, rendered by the server, only stores
 * the language.
 */
export function useArrival({ page, language, chrome, content }: Arrival): void {
  const address = hrefFor(page, language);
  const previous = useRef(firstAddress);

  useEffect(() => useLanguageStore.getState().store(language), [language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the content follows the address
  useLayoutEffect(() => {
    if (previous.current === address) return;
    previous.current = address;
    firstAddress = undefined;
    document.documentElement.lang = language;
    replaceHead({ page, language, chrome, content, siteUrl: location.origin });
    scrollTo(0, rememberedPlace() ?? 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [address]);
}

/** The address whose head and scroll position are already set by server and browser. */
let firstAddress: string | undefined;

/** Whether the server-rendered page is still shown. A later page renders before its arrival, hence the path check. */
export function isServerWritten(): boolean {
  return firstAddress !== undefined && firstAddress === location.pathname;
}

export function arriveByHtml(address: string): void {
  firstAddress = address;
}
