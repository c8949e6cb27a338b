import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Language } from '#contract/languages.ts';
import type { PageContent } from '../content/schema.ts';
import { loadModule } from '../loading/load-module.ts';
import { hrefFor, type PageId } from '../site-map.ts';
import { useLanguageStore } from '../state/language-store.ts';
import { rememberedPlace } from './scroll-memory.ts';

type Arrival = {
  readonly page: PageId;
  readonly language: Language;
  readonly content: PageContent;
};

/**
 * What coming to a page means beside drawing it: the language is stored, the head is the page's own, the
 * page starts at its top (or where it was left, for anyone who comes back), and a screen reader hears its heading.
 * The first page arrives as the server wrote it, so there only the language is stored.
 */
export function useArrival({ page, language, content }: Arrival): void {
  const store = useLanguageStore((state) => state.store);
  const address = hrefFor(page, language);
  const previous = useRef(firstAddress);

  useEffect(() => store(language), [store, language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the content follows the address
  useLayoutEffect(() => {
    if (previous.current === address) return;
    previous.current = address;
    firstAddress = undefined;
    document.documentElement.lang = language;
    document.title = content.seo.title;
    // The rest of the head is nobody's who is looking; a visitor may be on another page by the time it comes.
    loadModule(() => import('../document/replace-head.ts')).then(
      ({ replaceHead }) => {
        if (previous.current === address)
          replaceHead({ page, language, content, siteUrl: location.origin });
      },
      () => undefined,
    );
    scrollTo({ top: rememberedPlace() ?? 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [address]);
}

/** The address whose head and scroll position the server and the browser have already seen to. */
let firstAddress: string | undefined;

/** Whether what is drawn is still the page that the server wrote; a page that follows is drawn before it arrives. */
export function isServerWritten(): boolean {
  return firstAddress !== undefined && firstAddress === location.pathname;
}

export function arriveByHtml(address: string): void {
  firstAddress = address;
}
