import { KeyRound, LockOpen } from 'lucide';
import { type ReactNode, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { login, type PasskeyAnswer } from '#contract/admin/session.ts';
import { check } from '#contract/check.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import type { Language } from '#contract/languages.ts';
import type { ProblemDetails } from '#contract/problem.ts';
import type { Outcome } from '../../api-client/call-api.ts';
import { EmailField, TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useLanguage } from '../language.ts';
import { answerOf, anyAnswer, hasPasskeys } from '../session/passkey.ts';
import { LinkButton, QuietButton } from '../ui/buttons.tsx';
import { CheckBox } from '../ui/check-box.tsx';
import { ErrorLine } from '../ui/error-line.tsx';
import { loginTexts } from './texts.ts';

export type Login = z.input<typeof login>;
type Second = NonNullable<ProblemDetails['secondFactor']>;

type PasswordFormProps = {
  /** Logs in; the outcome holds the error. */
  send(body: Login): Promise<Outcome<unknown>>;
  onInput?(): void;
};

/**
 * The password field and its button; errors are shown at the field. A user who has a second factor is then asked for it,
 * and one without a password logs in with a passkey. For the login and the locked page.
 */
export function PasswordForm({ send, onInput }: PasswordFormProps) {
  const language = useLanguage();
  const texts = loginTexts[language];
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ email: '', password: '', code: '' });
  const [remembers, setRemembers] = useState(false);
  const [second, setSecond] = useState<Second>();
  const [takesCode, setTakesCode] = useState(false);
  const [ways, setWays] = useState<'password' | 'all' | 'email'>('password');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const field = second ? 'code' : 'password';
  const show = (found: typeof errors) => {
    setErrors(found);
    const [first] = Object.keys(found);
    // The field may be of the step that is only now shown.
    setTimeout(() => form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus());
  };
  const type = (change: Partial<typeof typed>) => {
    setTyped({ ...typed, ...change });
    setErrors({});
    onInput?.();
  };

  const enter = async (body: Login) => {
    const outcome = await send(body);
    if (outcome.ok) return;
    // The API's message, else that it failed, with the status if there is one (specification, section 8).
    const { text, status, fields, secondFactor } = outcome;
    const failed = text || (status ? `${texts.loginFailed} (${status})` : texts.loginFailed);
    if (secondFactor) {
      setSecond(secondFactor);
      setTakesCode(takesCode || secondFactor.app);
      show(body.passkey ? { passkey: texts.second.refused } : { code: fields.code ?? '' });
    } else if (body.passkey && !second) show({ passkey: failed });
    else show({ [fields.email ? 'email' : field]: fields.email ?? failed });
  };
  const known = (): Login => ({
    password: typed.password,
    ...(ways === 'email' && { email: typed.email }),
    ...(second && remembers && { remember: true }),
  });
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    await work();
    setBusy(false);
  };
  const submit = () =>
    run(async () => {
      const body = { ...known(), ...(second && { code: typed.code }) };
      const checked = check(login, body);
      if (checked.ok) return enter(body);
      const wrong = Object.entries(checked.errors);
      show(Object.fromEntries(wrong.map(([name, error]) => [name, fieldMessage(error, language)])));
    });
  const press = (ask: () => Promise<PasskeyAnswer | undefined>, body: Login = {}) =>
    run(async () => {
      setErrors({});
      const passkey = await ask();
      if (passkey) await enter({ ...body, passkey });
      else show({ passkey: texts.notAnswered });
    });
  const passkeyError = <ErrorLine>{errors.passkey}</ErrorLine>;

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="mt-8 grid gap-6"
    >
      <UnencryptedNotice />
      {second ? (
        <>
          <p role="status" className="text-muted">
            {texts.second.lead}
          </p>
          {second.passkey && (
            <PasskeyButton onPress={() => press(() => answerOf(second.passkey as never), known())}>
              {texts.second.passkey}
            </PasskeyButton>
          )}
          {passkeyError}
          {takesCode ? (
            <TextField
              name="code"
              // The only thing to do here.
              autoFocus={!second.passkey}
              label={second.app ? texts.second.code : texts.second.recoveryCode}
              hint={second.app ? texts.second.orRecoveryCode : undefined}
              error={errors.code}
              autoComplete="one-time-code"
              inputMode={second.app ? 'numeric' : 'text'}
              autoCapitalize="characters"
              spellCheck={false}
              required
              value={typed.code}
              onChange={({ target }) => type({ code: target.value })}
            />
          ) : (
            <LinkButton onClick={() => setTakesCode(true)} className="justify-self-start">
              {texts.second.useRecoveryCode}
            </LinkButton>
          )}
          <CheckBox isOn={remembers} onChange={setRemembers}>
            {texts.second.remember}
          </CheckBox>
        </>
      ) : (
        <>
          {ways === 'email' ? (
            <EmailField
              name="email"
              autoFocus
              label={texts.email}
              error={errors.email}
              autoComplete="username"
              value={typed.email}
              onChange={({ target }) => type({ email: target.value })}
            />
          ) : (
            // For password managers, which need a user name.
            <input type="text" autoComplete="username" value="admin" readOnly hidden />
          )}
          <TextField
            name="password"
            // Nothing else is to be done here. In a locked page it has no effect: the dialog is opened later.
            autoFocus={ways !== 'email'}
            label={texts.password}
            error={errors.password}
            type="password"
            autoComplete="current-password"
            required
            value={typed.password}
            onChange={({ target }) => type({ password: target.value })}
          />
        </>
      )}
      {(!second || takesCode) && (
        <p>
          <SubmitButton busy={isBusy} label={texts.logIn} busyLabel={texts.loggingIn} />
        </p>
      )}
      {second ? (
        <LinkButton
          onClick={() => {
            setSecond(undefined);
            setErrors({});
          }}
          className="justify-self-start"
        >
          {texts.second.back}
        </LinkButton>
      ) : (
        <div className="grid justify-items-start gap-3 border-t border-line pt-4">
          {ways === 'password' ? (
            <LinkButton onClick={() => setWays('all')}>{texts.otherWays}</LinkButton>
          ) : (
            <>
              {hasPasskeys && (
                <PasskeyButton onPress={() => press(() => anyAnswer(language))}>
                  {texts.byPasskey}
                </PasskeyButton>
              )}
              {passkeyError}
              <LinkButton onClick={() => setWays(ways === 'email' ? 'password' : 'email')}>
                {ways === 'email' ? texts.byPassword : texts.byEmail}
              </LinkButton>
            </>
          )}
        </div>
      )}
    </form>
  );
}

type PasskeyButtonProps = { onPress(): void; readonly children: ReactNode };

function PasskeyButton({ onPress, children }: PasskeyButtonProps) {
  return (
    <QuietButton onClick={onPress} className="justify-self-start">
      <Icon drawing={KeyRound} size={18} />
      {children}
    </QuietButton>
  );
}

/** The error of a password by the rules of the contract's `password`; undefined without one. */
export function passwordError(password: string, language: Language): string | undefined {
  const checked = check(login, { password });
  const error = checked.ok ? undefined : checked.errors.password;
  return error && fieldMessage(error, language);
}

/**
 * Warns when a password would be sent unencrypted: over http from another machine (W3C Secure
 * Contexts; localhost counts as secure).
 */
function UnencryptedNotice() {
  const { title, advice } = loginTexts[useLanguage()].unencrypted;
  if (window.isSecureContext) return null;
  return (
    <div role="alert" className="flex gap-3 rounded-2xl border border-error bg-raised px-5 py-4">
      <Icon drawing={LockOpen} size={20} className="mt-0.5 shrink-0 text-error" />
      <div>
        <p className="font-semibold text-error">{title}</p>
        <p className="mt-1 text-sm">{advice}</p>
      </div>
    </div>
  );
}
