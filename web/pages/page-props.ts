import type { ShownContent } from '#contract/content/schema.ts';
import type { ShownOpening } from '#contract/content/shown-openings.ts';
import type { PageId } from '#contract/content/site-map.ts';

export type PageProps<P extends PageId> = {
  readonly content: ShownContent<P>;
  /** For the page of an opening alone. */
  readonly opening?: ShownOpening;
};
