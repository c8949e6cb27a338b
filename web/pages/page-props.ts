import type { Language } from '#contract/languages.ts';
import type { PageContent } from '../content/schema.ts';
import type { PageId } from '../site-map.ts';

export type PageProps<P extends PageId> = {
  readonly content: PageContent<P>;
  readonly language: Language;
};
