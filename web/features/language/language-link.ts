import { useLocation } from 'wouter';
import type { Language } from '#contract/languages.ts';
import { hrefFor, inLanguage, type PageId } from '../../site-map.ts';

/**
 * The way from a page to the same page in another language: the address that its link carries, and how to
 * get there with the query and hash that the visitor has.
 */
export function useLanguageLink(page: PageId, from: Language, to: Language) {
  const [, navigate] = useLocation();
  const href = inLanguage(hrefFor(page, from), to);
  // Query and hash are the browser's alone, so they join only when a hand is on the link.
  const complete = () => href + location.search + location.hash;
  return { href, complete, follow: () => navigate(complete()) };
}
