import type { FieldErrors } from 'react-hook-form';
import { fieldMessage, isMissing } from '#contract/field-messages.ts';
import type { Language } from '#contract/languages.ts';
import type { Failure } from './failure-text.ts';

type ErrorSummaryProps = Partial<Failure> & {
  readonly errors: FieldErrors;
  /** Only what was meant to be sent is summed up, not what is still being typed. */
  readonly shown: boolean;
  readonly language: Language;
};

/** Says once for the whole form what is wrong; a screen reader hears it when it comes. */
export function ErrorSummary({ errors, shown, failure, help, language }: ErrorSummaryProps) {
  const { root: _, ...ofFields } = errors;
  const types = Object.values(ofFields).map((error) => String(error?.type));
  const key = types.some(isMissing) ? 'fillAllRequired' : 'checkMarked';
  return (
    <div role="alert" className="font-medium text-error empty:hidden">
      {failure ? (
        <FailureText failure={failure} help={help} />
      ) : (
        shown && types.length > 0 && fieldMessage({ key }, language)
      )}
    </div>
  );
}

/** Why the form could not be sent and, apart from it, what helps. */
export function FailureText({ failure, help }: Failure) {
  return (
    <>
      <p className="text-error">{failure}</p>
      {help && <p className="mt-1 font-normal text-muted">{help}</p>}
    </>
  );
}
