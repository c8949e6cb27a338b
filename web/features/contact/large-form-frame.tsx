import type { ReactNode } from 'react';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { identity } from '../../content/identity.ts';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { HoneypotField } from '../forms/honeypot-field.tsx';
import { ProofNote } from '../forms/proof-note.tsx';
import { KeptNote, RestoredNote } from '../forms/restored-note.tsx';
import { SentNote } from '../forms/sent-note.tsx';
import type { useContractForm } from '../forms/use-contract-form.ts';
import type { useResult } from '../forms/use-result.ts';
import type { LargeFormProps } from './large-form-props.ts';
import { PrivacyNotice } from './privacy-notice.tsx';

type LargeFormFrameProps = Pick<LargeFormProps, 'chrome' | 'language'> & {
  readonly form: Pick<
    ReturnType<typeof useContractForm>,
    'onSubmit' | 'restored' | 'kept' | 'discard' | 'proofState'
  > & {
    readonly formState: {
      readonly errors: FieldErrors;
      readonly isSubmitting: boolean;
      readonly isSubmitted: boolean;
    };
  };
  readonly result: ReturnType<typeof useResult>;
  readonly texts: { readonly success: string; readonly another: string };
  /** What happens next, and when. */
  readonly next: string;
  readonly honeypot: UseFormRegisterReturn;
  readonly children: ReactNode;
};

/** The frame around the fields of the contact page's larger forms, and the note that replaces a sent form. */
export function LargeFormFrame({
  form,
  result,
  texts,
  next,
  honeypot,
  chrome: { messageForm, form: common },
  language,
  children,
}: LargeFormFrameProps) {
  const { errors, isSubmitting, isSubmitted } = form.formState;
  if (result.reference) {
    return (
      <SentNote
        text={texts.success}
        reference={{ text: common.reference, number: result.reference }}
        more={next}
        again={{ label: texts.another, onPress: result.clear }}
      />
    );
  }
  return (
    <form
      noValidate
      aria-busy={isSubmitting}
      onSubmit={form.onSubmit}
      className="grid max-w-[40rem] gap-5"
    >
      <p className="text-muted">{next}</p>
      {form.restored && <RestoredNote texts={common} onDiscard={form.discard} />}
      {children}
      <HoneypotField label={common.honeypot} {...honeypot} />
      <PrivacyNotice text={messageForm.notice} link={messageForm.noticeLink} language={language} />
      <ErrorSummary errors={errors} shown={isSubmitted} result={result} language={language} />
      <ProofNote state={form.proofState} texts={common} email={identity.email.info} />
      <p>
        <SubmitButton
          busy={isSubmitting}
          label={messageForm.send}
          busyLabel={messageForm.sending}
        />
      </p>
      {/* Below the button: a row that appears above it would push it from under a finger. */}
      {form.kept && !form.restored && <KeptNote texts={common} onDiscard={form.discard} />}
    </form>
  );
}
