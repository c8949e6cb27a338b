import { useAtomValue, useSetAtom } from 'jotai';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { login } from '#contract/admin/session.ts';
import { check } from '#contract/check.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import type { Outcome } from '../call-api.ts';
import { adminRoutes } from '../site-map.ts';
import { TextField } from '../ui/field.tsx';
import { Logo } from '../ui/logo.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import { languageAtom, useTexts } from './language.ts';
import { LanguageChoice } from './language-choice.tsx';
import { logInAtom } from './session.ts';

type Values = { readonly password: string };

export function Login() {
  const texts = useTexts();
  const language = useAtomValue(languageAtom);
  const logIn = useSetAtom(logInAtom);
  const [, navigate] = useLocation();
  const from = useHistoryState<{ from?: string } | null>()?.from ?? adminRoutes.dashboard;
  const { register, handleSubmit, formState, setError, clearErrors } = useForm<Values>({
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async (values) => {
    const checked = check(login, values);
    const wrong = checked.ok ? undefined : checked.errors.password;
    const outcome = wrong ? undefined : await logIn(values.password);
    if (outcome?.ok) {
      navigate(from, { replace: true });
      return;
    }
    const message = wrong
      ? fieldMessage(wrong, language)
      : outcome && failureText(outcome, texts.loginFailed);
    setError('password', { message: message ?? texts.loginFailed }, { shouldFocus: true });
  });

  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="flex items-center justify-between bg-night px-6 py-4 text-white">
        <Logo />
        <LanguageChoice />
      </header>
      <main className="mx-auto grid w-full max-w-md content-center px-6 py-16">
        <h1 className="text-4xl">{texts.loginTitle}</h1>
        <p className="mt-3 text-muted">{texts.loginLead}</p>
        <form noValidate onSubmit={send} className="mt-8 grid gap-6">
          {/* For password managers, which ask whose password it is. */}
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
      </main>
    </div>
  );
}

/** The service's own words, else the status, else that it failed (specification, section 8). */
function failureText(outcome: Outcome<unknown>, failed: string): string {
  if (outcome.ok) return '';
  if (outcome.text) return outcome.text;
  return outcome.status === undefined ? failed : `${failed} (${outcome.status})`;
}
