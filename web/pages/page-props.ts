import type { PageContent } from '#contract/content/schema.ts';
import type { PageId } from '#contract/content/site-map.ts';
import type { Language } from '#contract/languages.ts';

export type PageProps<P extends PageId> = {
  readonly content: PageContent<P>;
  readonly language: Language;
};
