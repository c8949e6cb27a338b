import type { FieldErrors } from 'react-hook-form';
import { fieldMessage, isMissing } from '#contract/field-messages.ts';
import type { Language } from '#contract/languages.ts';
import type { Failure } from './failure-text.ts';

type ErrorSummaryProps = {
  readonly errors: FieldErrors;
  /** Whether to show the errors: only after a submit, not while the form is being filled. */
  readonly shown: boolean;
  /** The result of sending, where it is shown here. */
  readonly result?: Failure;
  readonly language: Language;
};

/** One summary of the form's errors. As an alert it is announced by screen readers when it appears. */
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

/** Why the form could not be sent and, as a second paragraph, what helps. */
export function FailureText({ failure, help }: Failure) {
  return (
    <>
      <p className="text-error">{failure}</p>
      {help && <p className="mt-1 font-normal text-muted">{help}</p>}
    </>
  );
}
