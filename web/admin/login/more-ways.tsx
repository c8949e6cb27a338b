import { KeyRound } from 'lucide';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Login, login, type PasskeyAnswer } from '#contract/admin/session.ts';
import { check } from '#contract/check.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import type { ProblemDetails } from '#contract/problem.ts';
import type { Outcome } from '../../api-client/call-api.ts';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useLanguage } from '../language.ts';
import { pageTexts } from '../page-texts.ts';
import { answerOf, anyAnswer, hasPasskeys } from '../session/passkey.ts';
import { LinkButton, QuietButton } from '../ui/buttons.tsx';
import { CheckBox } from '../ui/check-box.tsx';
import { ErrorLine } from '../ui/error-line.tsx';
import { useBusy } from '../ui/use-run.ts';
import { loginTexts } from './texts.ts';

/** The shape of these texts: a text missing in another language fails the type check. */
export type MoreTexts = typeof import('./texts/tr/index.ts').texts;

const useMoreTexts = pageTexts<MoreTexts>(
  import.meta.glob<MoreTexts>('./texts/*/index.ts', { import: 'texts' }),
);

type MoreWaysProps = {
  /** What the password form has sent. */
  readonly entered: Pick<Login, 'email' | 'password'>;
  /** What its user can confirm it with; undefined for another way to log in. */
  readonly second?: ProblemDetails['secondFactor'];
  send(body: Login): Promise<Outcome<unknown>>;
  onBack(): void;
};

/**
 * After a password the second factor: a passkey, a code of the app or a recovery code. Instead of the first owner's
 * password a passkey, or a user's address and password.
 */
export default function MoreWays({ send, onBack, ...given }: MoreWaysProps) {
  const language = useLanguage();
  const texts = useMoreTexts();
  const { logIn, loggingIn, loginFailed, password: passwordLabel } = loginTexts[language];
  const form = useRef<HTMLFormElement>(null);
  const [entered, setEntered] = useState({ email: '', password: '', code: '', ...given.entered });
  const [second, setSecond] = useState(given.second);
  const [takesCode, setTakesCode] = useState(given.second?.app ?? false);
  const [remembers, setRemembers] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, run] = useBusy();
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  /** The password, and whose it is. */
  const known = () => ({
    ...(entered.email && { email: entered.email }),
    ...(entered.password && { password: entered.password }),
    ...(second && remembers && { remember: true as const }),
  });
  const enter = async (body: Login) => {
    const outcome = await send(body);
    if (outcome.ok) return;
    const { text, status, fields, secondFactor } = outcome;
    const failed = text || (status ? `${loginFailed} (${status})` : loginFailed);
    if (secondFactor && !second) {
      setSecond(secondFactor);
      setTakesCode(secondFactor.app);
      setErrors({});
    } else if (body.passkey) setErrors({ passkey: second ? texts.second.refused : failed });
    else setErrors(second ? { code: fields.code ?? failed } : { password: failed });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = second
      ? { ...known(), code: entered.code }
      : { email: entered.email, password: entered.password };
    const checked = check(login, body);
    const missing = !second && !entered.email ? { email: 'required' as const } : {};
    if (checked.ok && !missing.email) return run(() => enter(body));
    const found = Object.entries({
      ...(missing.email && { email: { key: missing.email } }),
      ...(!checked.ok && checked.errors),
    });
    setErrors(
      Object.fromEntries(found.map(([name, error]) => [name, fieldMessage(error, language)])),
    );
    return undefined;
  };
  const press = (answer: Promise<PasskeyAnswer | undefined>) =>
    run(async () => {
      setErrors({});
      const passkey = await answer;
      if (passkey) await enter({ ...(second && known()), passkey });
      else setErrors({ passkey: texts.notAnswered });
    });
  const field = (name: keyof typeof entered) => ({
    error: errors[name],
    value: entered[name],
    required: true,
    onChange: ({ target }: { readonly target: HTMLInputElement }) => {
      setEntered({ ...entered, [name]: target.value });
      setErrors({});
    },
  });
  const button = (
    <p>
      <SubmitButton busy={isBusy} label={logIn} busyLabel={loggingIn} />
    </p>
  );
  const { passkey } = second ?? {};

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-8 grid gap-6">
      {second && (
        <p role="status" className="text-muted">
          {texts.second.lead}
        </p>
      )}
      {hasPasskeys && (!second || passkey) && (
        <PasskeyButton
          autoFocus={!takesCode}
          onPress={() => press(passkey ? answerOf(passkey) : anyAnswer(language))}
        >
          {second ? texts.second.passkey : texts.byPasskey}
        </PasskeyButton>
      )}
      <ErrorLine>{errors.passkey}</ErrorLine>
      {second && takesCode && (
        <TextField
          {...field('code')}
          // Confirming is the only thing to do here.
          autoFocus
          label={second.app ? texts.second.code : texts.second.recoveryCode}
          hint={second.app ? texts.second.orRecoveryCode : undefined}
          autoComplete="one-time-code"
          inputMode={second.app ? 'numeric' : 'text'}
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      {second && !takesCode && (
        <LinkButton onClick={() => setTakesCode(true)} className="justify-self-start">
          {texts.second.useRecoveryCode}
        </LinkButton>
      )}
      {second ? (
        <CheckBox isOn={remembers} onChange={setRemembers}>
          {texts.second.remember}
        </CheckBox>
      ) : (
        <>
          <TextField
            {...field('email')}
            label={texts.email}
            type="email"
            autoComplete="username"
            autoFocus={!hasPasskeys}
          />
          <TextField
            {...field('password')}
            label={passwordLabel}
            type="password"
            autoComplete="current-password"
          />
        </>
      )}
      {(!second || takesCode) && button}
      <LinkButton onClick={onBack} className="justify-self-start">
        {second ? texts.second.back : texts.byPassword}
      </LinkButton>
    </form>
  );
}

type PasskeyButtonProps = {
  readonly autoFocus: boolean;
  onPress(): void;
  readonly children: ReactNode;
};

function PasskeyButton({ autoFocus, onPress, children }: PasskeyButtonProps) {
  return (
    <QuietButton autoFocus={autoFocus} onClick={onPress} className="justify-self-start">
      <Icon drawing={KeyRound} size={18} />
      {children}
    </QuietButton>
  );
}
