import type { Language } from '#contract/languages.ts';
import type { Chrome } from '../../content/chrome-schema.ts';
import type { PageContent } from '../../content/schema.ts';
import type { Way } from './ways.ts';

export type LargeFormProps = {
  readonly texts: PageContent<'contact'>['sections']['contact-form'];
  readonly chrome: Pick<Chrome, 'messageForm' | 'form'>;
  readonly language: Language;
  /** The form that the visitor changed from. Its input is copied. */
  readonly from: Way | undefined;
};
