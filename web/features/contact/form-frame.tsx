import type { ReactNode } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { Chrome } from '#contract/content/chrome-schema.ts';
import type { Language } from '#contract/languages.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import { DraftNote } from '../forms/draft-note.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import type { Failure } from '../forms/failure-text.ts';
import { HoneypotField } from '../forms/honeypot-field.tsx';
import { ProofNote } from '../forms/proof-note.tsx';
import type { useContractForm } from '../forms/use-contract-form.ts';

type FormFrameProps = {
  readonly form: Pick<
    ReturnType<typeof useContractForm>,
    'onSubmit' | 'restored' | 'kept' | 'discard' | 'proofState' | 'honeypot'
  > & {
    readonly formState: {
      readonly errors: FieldErrors;
      readonly isSubmitting: boolean;
      readonly isSubmitted: boolean;
    };
  };
  readonly chrome: Pick<Chrome, 'messageForm' | 'form' | 'identity'>;
  readonly language: Language;
  /** Before everything else. */
  readonly intro?: string;
  /** Shown with the errors of fields, if sending failed. */
  readonly result?: Failure;
  readonly children: ReactNode;
  /** Below its button. */
  readonly foot?: ReactNode;
};

/** The frame of a contact form: the note about its draft, the privacy notice, its errors and its button. */
export function FormFrame({ form, chrome, language, intro, result, ...parts }: FormFrameProps) {
  const { messageForm: texts, form: common, identity } = chrome;
  const { errors, isSubmitting, isSubmitted } = form.formState;
  return (
    <form
      noValidate
      aria-busy={isSubmitting}
      onSubmit={form.onSubmit}
      className="needs-script grid max-w-[40rem] gap-5"
    >
      {intro && <p className="text-muted">{unbroken(intro)}</p>}
      {form.restored && <DraftNote isRestored texts={common} onDiscard={form.discard} />}
      {parts.children}
      <HoneypotField label={common.honeypot} ref={form.honeypot} />
      <PrivacyNotice text={texts.notice} link={texts.noticeLink} language={language} />
      <ErrorSummary {...{ errors, language }} shown={isSubmitted} {...(result && { result })} />
      <ProofNote
        state={form.proofState}
        texts={common}
        email={identity.email.info}
        phone={identity.phone}
      />
      <p>
        <SubmitButton busy={isSubmitting} label={texts.send} busyLabel={texts.sending} />
      </p>
      {parts.foot}
      {/* Below the button: a row that appears above would push it away under a finger. */}
      {form.kept && !form.restored && <DraftNote texts={common} onDiscard={form.discard} />}
    </form>
  );
}

type PrivacyNoticeProps = {
  /** `{link}` is replaced by the link. */
  readonly text: string;
  readonly link: string;
  readonly language: Language;
};

/** The layered notice before a form's button (KVKK article 10): one sentence, and a link to the full text. */
export function PrivacyNotice({ text, link, language }: PrivacyNoticeProps) {
  const [before = '', after = ''] = text.split('{link}');
  return (
    <p className="prose-text text-[0.95rem]">
      {unbroken(before)}
      <PageLink page="privacy" section="visitors" language={language} className="inline-link">
        {link}
      </PageLink>
      {unbroken(after)}
    </p>
  );
}
