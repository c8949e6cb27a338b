import '../../styles/whole-fonts.css';
import '../../ui/controls.css';
import { check } from '#contract/check.ts';
import { simpleContact, submitSimpleContact } from '#contract/contact.ts';
import type { Language } from '#contract/languages.ts';
import { callApi } from '../../api-client/call-api.ts';
import type { Chrome } from '../../content/chrome-schema.ts';
import { identity } from '../../content/identity.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { ErrorSummary, FailureText } from '../forms/error-summary.tsx';
import { shortFormFailure } from '../forms/failure-text.ts';
import { HoneypotField } from '../forms/honeypot-field.tsx';
import { ProofNote } from '../forms/proof-note.tsx';
import { ReachUs } from '../forms/reach-us.tsx';
import { KeptNote, RestoredNote } from '../forms/restored-note.tsx';
import { ReferenceLine } from '../forms/sent-note.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import { useResult } from '../forms/use-result.ts';
import { notify } from '../toasts/notify.ts';
import { linkedForms } from './linked-forms.ts';
import { PrivacyNotice } from './privacy-notice.tsx';
import type { Way } from './ways.ts';

export type MessageFormProps = {
  readonly chrome: Pick<Chrome, 'messageForm' | 'form'>;
  readonly language: Language;
  /** Names the draft: several forms on one page keep separate drafts. */
  readonly draft: 'short' | 'dock' | 'sample';
  /** The form that the visitor changed from, where several share one place. */
  readonly from?: Way | undefined;
  /** Called when a message is stored. */
  onSent?(): void;
};

type Values = {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly website: string;
};
const empty: Values = { name: '', email: '', message: '', website: '' };

/** The simple contact form: name, e-mail and message. Its own chunk, including validation. */
export default function SimpleForm({ chrome, language, draft, from, onSent }: MessageFormProps) {
  const { messageForm: texts, form: common } = chrome;
  const result = useResult();
  const form = useContractForm({
    name: draft,
    path: submitSimpleContact.path,
    // Shares its page with the larger forms.
    linked: draft === 'short' ? linkedForms(draft, from) : undefined,
    language,
    empty,
    adopts: true,
    check: (values: Values) => check(simpleContact, toCall(values)),
    nameOf: (field) => (field === 'fullName' ? 'name' : (field as keyof Values)),
    send(body, sending, fillingTime) {
      result.clear();
      return callApi(submitSimpleContact, {
        ...{ language, ...sending },
        body: { ...body, ...fillingTime },
      });
    },
    onSent(created) {
      result.sent(created);
      onSent?.();
      notify('success', texts.success);
    },
    onFailed(outcome) {
      const failed = shortFormFailure(outcome, texts);
      result.failed(failed);
      notify('error', failed.failure);
    },
  });
  const { errors, isSubmitting, isSubmitted } = form.formState;

  return (
    <>
      <noscript>
        <ReachUs text={common.withoutScript} email={identity.email.info} />
      </noscript>
      <form
        noValidate
        aria-busy={isSubmitting}
        onSubmit={form.onSubmit}
        className="needs-script grid max-w-[40rem] gap-5"
      >
        {form.restored && <RestoredNote texts={common} onDiscard={form.discard} />}
        <TextField label={texts.name} autoComplete="name" required {...form.field('name')} />
        <TextField
          label={texts.email}
          type="email"
          autoComplete="email"
          required
          {...form.field('email')}
        />
        <TextArea label={texts.message} rows={6} required {...form.field('message')} />
        <HoneypotField label={common.honeypot} {...form.register('website')} />
        <PrivacyNotice text={texts.notice} link={texts.noticeLink} language={language} />
        <ErrorSummary errors={errors} shown={isSubmitted} language={language} />
        <ProofNote state={form.proofState} texts={common} email={identity.email.info} />
        <p>
          <SubmitButton busy={isSubmitting} label={texts.send} busyLabel={texts.sending} />
        </p>
        {/* Stays after the toast has disappeared. */}
        <div className="font-medium empty:hidden">
          {result.failure && <FailureText {...result} />}
          {result.reference && (
            <>
              <ReferenceLine text={common.reference} number={result.reference} />
              <p className="mt-1 font-normal text-muted">{texts.next}</p>
            </>
          )}
        </div>
        {/* Below the button: a row that appears above it would push it from under a finger. */}
        {form.kept && !form.restored && <KeptNote texts={common} onDiscard={form.discard} />}
      </form>
    </>
  );
}

function toCall({ name, email, message, website }: Values) {
  // The honeypot is sent only if it is filled.
  return { fullName: name, email, message, ...(website && { website }) };
}
