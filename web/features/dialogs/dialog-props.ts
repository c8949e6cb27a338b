import type { Language } from '#contract/languages.ts';
import type { Chrome } from '../../content/chrome-schema.ts';
import type { PageId } from '../../site-map.ts';

export type Surroundings = {
  readonly page: PageId;
  readonly language: Language;
  readonly chrome: Chrome;
};

/** The props of each dialog. */
export type SiteDialogProps = Surroundings & {
  readonly isOpen: boolean;
  onClose(): void;
};
