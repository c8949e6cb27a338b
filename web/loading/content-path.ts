import type { Language } from '#contract/languages.ts';
import type { PageId } from '../site-map.ts';

export type ContentName = PageId | 'chrome';

/** Where the build puts a content file, and where the browser fetches it. */
export function contentPath(language: Language, name: ContentName): string {
  return `/content/${language}/${name}.json`;
}

/** Where the build puts the menu of small screens as a page has it, for anyone who opens it early (early-menu.ts). */
export function menuPath(language: Language, page: PageId): string {
  return `/content/${language}/menu-${page}.json`;
}
