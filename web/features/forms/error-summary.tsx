import type { FieldErrors } from 'react-hook-form';
import { fieldMessage, isMissing } from '#contract/field-messages.ts';
import type { Language } from '#contract/languages.ts';
import type { Failure } from './failure-text.ts';

type ErrorSummaryProps = {
  readonly errors: FieldErrors;
  /** Only what was meant to be sent is summed up, not what is still being typed. */
  readonly shown: boolean;
  /** What came of sending it, where that is said here. */
  readonly result?: Failure;
  readonly language: Language;
};

/** Says once for the whole form what is wrong; a screen reader hears it when it comes. */
export function ErrorSummary({ errors, shown, result, language }: ErrorSummaryProps) {
  const { root: _, ...ofFields } = errors;
  const types = Object.values(ofFields).map((error) => String(error?.type));
  const key = types.some(isMissing) ? 'fillAllRequired' : 'checkMarked';
  return (
    <div role="alert" className="font-medium text-error empty:hidden">
      {result?.failure ? (
        <FailureText {...result} />
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
