import type { ShownContent } from '#contract/content/schema.ts';
import type { PageId } from '#contract/content/site-map.ts';

export type PageProps<P extends PageId> = {
  readonly content: ShownContent<P>;
};
