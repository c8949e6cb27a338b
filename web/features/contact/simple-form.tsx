import '../../styles/whole-fonts.css';
import { useEffect } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { check, type FieldErrors } from '#contract/check.ts';
import { type SimpleContact, simpleContact, submitSimpleContact } from '#contract/contact.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import type { Language } from '#contract/languages.ts';
import { callApi, type Outcome } from '../../call-api.ts';
import { identity } from '../../content/identity.ts';
import type { Chrome } from '../../content/schema.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { notify } from '../toasts/notify.ts';
import { PrivacyNotice } from './privacy-notice.tsx';

export type MessageFormProps = {
  readonly texts: Chrome['messageForm'];
  readonly language: Language;
  /** Called once a message is stored. */
  onSent?(): void;
};

/** The form's own names for what the call carries. */
type Values = { readonly name: string; readonly email: string; readonly message: string };
const formNames = { fullName: 'name', email: 'email', message: 'message' } as const;

/** Name, e-mail and a message: the simple contact call. Its own chunk, with all that checks it. */
export default function SimpleForm({ texts, language, onSent }: MessageFormProps) {
  const { register, handleSubmit, formState, clearErrors, getValues, trigger, setError, reset } =
    useForm<Values>({ resolver: resolverIn(language), reValidateMode: 'onSubmit' });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    // Typed before this code was here, it was not checked as it was typed.
    if (getValues('email').trim()) trigger('email');
  }, [getValues, trigger]);
  const clear = ({ target }: { target: { name: string } }) =>
    clearErrors(target.name as keyof Values);

  const send = handleSubmit(async (values) => {
    const outcome = await callApi(submitSimpleContact, { language, body: toCall(values) });
    if (outcome.ok) {
      reset({ name: '', email: '', message: '' });
      onSent?.();
      notify('success', texts.success);
      return;
    }
    for (const [field, message] of Object.entries(outcome.fields)) {
      const name = formNames[field as keyof SimpleContact];
      if (name) setError(name, { message }, { shouldFocus: true });
    }
    notify('error', failureText(outcome, texts));
  });

  return (
    <form
      method="post"
      action={submitSimpleContact.path}
      noValidate
      aria-busy={isSubmitting}
      onSubmit={(event) => {
        if (isSubmitting) event.preventDefault();
        else send(event);
      }}
      className="grid max-w-[40rem] gap-5"
    >
      <noscript>
        <p className="rounded-xl border border-edge p-4">
          {texts.withoutScript}{' '}
          <a href={`mailto:${identity.email.info}`} className="inline-link">
            {identity.email.info}
          </a>
        </p>
      </noscript>
      <TextField
        label={texts.name}
        error={errors.name?.message}
        autoComplete="name"
        required
        {...register('name', { onChange: clear })}
      />
      <TextField
        label={texts.email}
        error={errors.email?.message}
        type="email"
        autoComplete="email"
        required
        {...register('email', {
          onChange: (event) => {
            if (event.target.value.trim() === '') clear(event);
            else trigger('email');
          },
        })}
      />
      <TextArea
        label={texts.message}
        error={errors.message?.message}
        rows={6}
        required
        {...register('message', { onChange: clear })}
      />
      <PrivacyNotice text={texts.notice} link={texts.noticeLink} language={language} />
      <p>
        <SubmitButton busy={isSubmitting} label={texts.send} busyLabel={texts.sending} />
      </p>
    </form>
  );
}

/** The contract's schema as react-hook-form's resolver, its errors told in the page's language. */
function resolverIn(language: Language): Resolver<Values> {
  return (values) => {
    const checked = check(simpleContact, toCall(values));
    if (checked.ok) return { values, errors: {} };
    return { values: {}, errors: inFormNames(checked.errors, language) };
  };
}

function inFormNames(errors: FieldErrors, language: Language) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [
      formNames[field as keyof SimpleContact],
      { type: error.key, message: fieldMessage(error, language) },
    ]),
  );
}

function toCall({ name, email, message }: Values): SimpleContact {
  return { fullName: name.trim(), email: email.trim(), message: message.trim() };
}

/** The service's own words, else the status, else that the network is gone (specification, section 8). */
function failureText(
  { status, text }: Extract<Outcome<unknown>, { ok: false }>,
  texts: Chrome['messageForm'],
): string {
  if (text) return text;
  if (status === undefined) return `${texts.failure} ${texts.offline}`;
  return `${texts.failure.replace(/\.$/, '')} (${status})`;
}
