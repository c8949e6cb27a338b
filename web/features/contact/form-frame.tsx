import type { ReactNode } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useChrome } from '../../loading/content-cache.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import { DraftNote, ErrorSummary, ProofNote, SentNote } from '../forms/form-notes.tsx';
import { HoneypotField } from '../forms/honeypot-field.tsx';
import type { useContractForm } from '../forms/use-contract-form.ts';
import type { useValidatedForm } from '../forms/use-validated-form.ts';
import type { Way } from './ways.ts';

/** Props of the contact page's larger forms. */
export type LargeFormProps = {
  /** The form that the visitor changed from. Its input is copied. */
  readonly from: Way | undefined;
};

/** Texts of the note that replaces a sent form, and of the button for an empty one. */
export type SentTexts = { readonly success: string; readonly another: string };

type FormFrameProps = {
  readonly form: Omit<
    ReturnType<typeof useContractForm>,
    keyof ReturnType<typeof useValidatedForm>
  > & {
    readonly formState: {
      readonly errors: FieldErrors;
      readonly isSubmitting: boolean;
      readonly isSubmitted: boolean;
    };
  };
  readonly next: string;
  /** Of the note that replaces a sent form. Without them the form stays. */
  readonly sent?: SentTexts | undefined;
  readonly children: ReactNode;
  /** Below its button: the outcome. Without it, `next` is shown first, and a failure with the fields' errors. */
  readonly foot?: ReactNode;
};

/**
 * The frame of a contact form: the note about its draft, the privacy notice, its errors and its button; and the note
 * that replaces a sent form.
 */
export function FormFrame({ form, next, sent, ...parts }: FormFrameProps) {
  const { messageForm: texts, identity } = useChrome();
  const { result } = form;
  const { errors, isSubmitting, isSubmitted } = form.formState;
  if (sent && result.reference) {
    return (
      <SentNote
        text={sent.success}
        reference={result.reference}
        more={next}
        again={{ label: sent.another, onPress: form.startAgain }}
      />
    );
  }
  return (
    <form
      noValidate
      aria-busy={isSubmitting}
      onSubmit={form.onSubmit}
      className="needs-script grid max-w-[40rem] gap-5"
    >
      {!parts.foot && <p className="text-muted">{unbroken(next)}</p>}
      {form.restored && <DraftNote isRestored onDiscard={form.discard} />}
      {parts.children}
      <HoneypotField ref={form.honeypot} />
      <PrivacyNotice />
      <ErrorSummary errors={errors} shown={isSubmitted} {...(!parts.foot && { result })} />
      <ProofNote state={form.proofState} email={identity.email.info} />
      <p>
        <SubmitButton busy={isSubmitting} label={texts.send} busyLabel={texts.sending} />
      </p>
      {parts.foot}
      {/* Below the button: a row that appears above would push it away under a finger. */}
      {form.kept && !form.restored && <DraftNote onDiscard={form.discard} />}
    </form>
  );
}

/** The layered notice before a form's button (KVKK article 10): one sentence, and a link to the full text. */
export function PrivacyNotice() {
  const { notice, noticeLink } = useChrome().messageForm;
  const [before = '', after = ''] = notice.split('{link}');
  return (
    <p className="prose-text text-[0.95rem]">
      {unbroken(before)}
      <PageLink page="privacy" section="visitors" className="inline-link">
        {noticeLink}
      </PageLink>
      {unbroken(after)}
    </p>
  );
}
