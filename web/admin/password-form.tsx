import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { login } from '#contract/admin/session.ts';
import { check } from '#contract/check.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import type { Outcome } from '../api-client/call-api.ts';
import { TextField } from '../ui/field.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import { languageAtom, useTexts } from './language.ts';
import { UnencryptedNotice } from './unencrypted-notice.tsx';

type PasswordFormProps = {
  /** Whether the form is the page's only purpose: it then takes the focus. */
  readonly isAll?: boolean;
  send(password: string): Promise<Outcome<unknown>>;
  onDone?(): void;
};

/** The password field and its button; errors are shown at the field. */
export function PasswordForm({ isAll = false, send, onDone }: PasswordFormProps) {
  const texts = useTexts();
  const language = useAtomValue(languageAtom);
  const { register, handleSubmit, formState, setError, clearErrors, setFocus } = useForm<{
    readonly password: string;
  }>({ reValidateMode: 'onSubmit' });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    if (isAll) setFocus('password');
  }, [isAll, setFocus]);

  const submit = handleSubmit(async (values) => {
    const checked = check(login, values);
    const wrong = checked.ok ? undefined : checked.errors.password;
    const outcome = wrong ? undefined : await send(values.password);
    if (outcome?.ok) {
      onDone?.();
      return;
    }
    const message = wrong
      ? fieldMessage(wrong, language)
      : outcome && failureText(outcome, texts.loginFailed);
    setError('password', { message: message ?? texts.loginFailed }, { shouldFocus: true });
  });

  return (
    <form noValidate onSubmit={submit} className="mt-8 grid gap-6">
      <UnencryptedNotice />
      {/* For password managers, which need a user name. */}
      <input type="text" autoComplete="username" value="admin" readOnly hidden />
      <TextField
        label={texts.password}
        error={errors.password?.message}
        type="password"
        autoComplete="current-password"
        required
        {...register('password', { onChange: () => clearErrors() })}
      />
      <p>
        <SubmitButton busy={isSubmitting} label={texts.logIn} busyLabel={texts.loggingIn} />
      </p>
    </form>
  );
}

/** The API's message, else the status, else that it failed (specification, section 8). */
function failureText(outcome: Outcome<unknown>, failed: string): string {
  if (outcome.ok) return '';
  if (outcome.text) return outcome.text;
  return outcome.status === undefined ? failed : `${failed} (${outcome.status})`;
}
