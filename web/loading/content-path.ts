import type { PageId } from '#contract/content/site-map.ts';
import type { Language } from '#contract/languages.ts';

export type ContentName = PageId | 'chrome';

/** The path of a content file, for the build and the browser. */
export function contentPath(language: Language, name: ContentName): string {
  return `/content/${language}/${name}.json`;
}
