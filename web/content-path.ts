import type { Language } from '#contract/languages.ts';
import type { PageId } from './site-map.ts';

export type ContentName = PageId | 'chrome';

/** Where the build puts a content file, and where the browser fetches it. */
export function contentPath(language: Language, name: ContentName): string {
  return `/content/${language}/${name}.json`;
}
