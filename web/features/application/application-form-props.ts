import type { Language } from '#contract/languages.ts';
import type { Chrome } from '../../content/chrome-schema.ts';
import type { StepProps } from './step-fields.tsx';

export type ApplicationFormProps = {
  readonly texts: StepProps['texts'];
  readonly common: Chrome['form'];
  readonly language: Language;
};
