import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Language } from '#contract/languages.ts';
import { useLanguageStore } from '../state/language-store.ts';
import { rememberedPlace } from './scroll-memory.ts';

/**
 * Side effects of arriving at a page: stores the language, scrolls to the top (on a return to the
 * stored position) and focuses the heading for screen readers. On the first page, rendered by the server, only stores
 * the language.
 */
export function useArrival(address: string, language: Language): void {
  const previous = useRef(firstAddress);

  useEffect(() => useLanguageStore.getState().store(language), [language]);

  useLayoutEffect(() => {
    if (previous.current === address) return;
    previous.current = address;
    firstAddress = undefined;
    document.documentElement.lang = language;
    scrollTo(0, rememberedPlace() ?? 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [address, language]);
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
