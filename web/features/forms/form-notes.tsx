import { useEffect, useRef } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { fieldMessage, isMissing } from '#contract/field-messages.ts';
import { proofRequiredStatus } from '#contract/proof-of-work.ts';
import type { Outcome } from '../../api-client/call-api.ts';
import { useChrome } from '../../loading/content-cache.ts';
import { usePageLanguage } from '../../loading/page-language.ts';
import { ReachUs } from '../../ui/reach-us.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import type { ProofState } from './proof-of-work.ts';

type DraftNoteProps = {
  /** Whether it was filled from its draft. */
  readonly isRestored?: boolean;
  /** Further text about the draft. */
  readonly more?: string | undefined;
  onDiscard(): void;
};

/**
 * Shows that the browser stores the form's input, or that the form was filled from it, and offers to clear it (OWASP
 * ASVS 5.0, 14.3.3).
 */
export function DraftNote({ isRestored = false, more, onDiscard }: DraftNoteProps) {
  const texts = useChrome().form;
  return (
    <p role={isRestored ? 'status' : undefined} className="text-[0.95rem] text-muted">
      {isRestored ? texts.restored : texts.kept} {more && `${more} `}
      <button type="button" onClick={onDiscard} className="inline-link">
        {texts.discard}
      </button>
    </p>
  );
}

type ErrorSummaryProps = {
  readonly errors: FieldErrors;
  /** Whether to show the errors: only after a submit, not while the form is being filled. */
  readonly shown: boolean;
  /** The result of sending, where it is shown here. */
  readonly result?: Failure;
};

/** One summary of the form's errors. As an alert it is announced by screen readers when it appears. */
export function ErrorSummary({ errors, shown, result }: ErrorSummaryProps) {
  const language = usePageLanguage();
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

type ProofNoteProps = { readonly state: ProofState; readonly email: string };

/** Shows that sending takes longer, or other ways to reach the company. Announced politely (`status`). */
export function ProofNote({ state, email }: ProofNoteProps) {
  const { proving } = useChrome().form;
  return (
    // Stays mounted while empty, outside the grid: a live region that is added with its text is not announced.
    <div role="status" className="empty:absolute">
      {state.slow && <p className="text-[0.95rem] text-muted">{proving}</p>}
      {state.missing && <ReachUs text={state.missing} email={email} />}
    </div>
  );
}

type SentNoteProps = {
  readonly text: string;
  /** The number that the sender can quote in questions. */
  readonly reference: string;
  readonly more: string;
  readonly again?: { readonly label: string; onPress(): void };
  /** A pending history navigation, which moves the focus: the note is focused again after it. */
  readonly after?: Promise<void> | undefined;
};

/** Replaces a sent form. It takes the focus, because the form's button is unmounted. */
export function SentNote({ text, reference, more, again, after }: SentNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = () => {
      note.current?.focus({ preventScroll: true });
      note.current?.scrollIntoView();
    };
    show();
    after?.then(show);
  }, [after]);
  return (
    <div ref={note} tabIndex={-1} role="status" className="sent-note grid gap-4">
      <p className="title-item font-heading font-semibold">{unbroken(text)}</p>
      <ReferenceLine number={reference} />
      <p className="text-muted">{more}</p>
      {again && (
        <p>
          <button type="button" onClick={again.onPress} className="inline-link min-h-11">
            {again.label}
          </button>
        </p>
      )}
    </div>
  );
}

export function ReferenceLine({ number }: { readonly number: string }) {
  const [before, after] = useChrome().form.reference.split('{reference}');
  return (
    <p>
      {before}
      <b className="figures whitespace-nowrap">{number}</b>
      {after}
    </p>
  );
}

type Refusal = Extract<Outcome<unknown>, { ok: false }>;
type FailureTexts = { readonly failure: string; readonly offline: string };

export type Failure = {
  readonly failure: string;
  /** What the visitor can do, or the service's explanation. */
  readonly help?: string | undefined;
};

/** Short form: the service's text, else the general text with the status (specification, section 8). */
export function shortFormFailure({ status, text }: Refusal, texts: FailureTexts): Failure {
  // ProofNote shows the rest.
  if (status === proofRequiredStatus) return { failure: texts.failure };
  if (text) return { failure: text };
  if (status === undefined) return { failure: texts.failure, help: texts.offline };
  return { failure: `${texts.failure.replace(/\.$/, '')} (${status})` };
}

/** Larger forms: always their own text, without a status. The service's text becomes the help. */
export function largeFormFailure({ status, text }: Refusal, texts: FailureTexts): Failure {
  if (status === proofRequiredStatus) return { failure: texts.failure };
  return { failure: texts.failure, help: status === undefined ? texts.offline : text };
}
