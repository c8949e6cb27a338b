import type { Language } from '#contract/languages.ts';
import type { PageId } from '../../site-map.ts';

export type LanguageChoiceProps = {
  readonly page: PageId;
  readonly language: Language;
  readonly label: string;
};
