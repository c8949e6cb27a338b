import type { FieldErrors } from 'react-hook-form';
import { fieldMessage, isMissing } from '#contract/field-messages.ts';
import type { Language } from '#contract/languages.ts';

type ErrorSummaryProps = {
  readonly errors: FieldErrors;
  /** Only what was meant to be sent is summed up, not what is still being typed. */
  readonly shown: boolean;
  /** Why it could not be sent. */
  readonly failure?: string;
  readonly language: Language;
};

/** Says once for the whole form what is wrong; a screen reader hears it when it comes. */
export function ErrorSummary({ errors, shown, failure, language }: ErrorSummaryProps) {
  const { root: _, ...ofFields } = errors;
  const types = Object.values(ofFields).map((error) => String(error?.type));
  const key = types.some(isMissing) ? 'fillAllRequired' : 'checkMarked';
  return (
    <p role="alert" className="font-medium text-error empty:hidden">
      {failure || (shown && types.length > 0 && fieldMessage({ key }, language))}
    </p>
  );
}
