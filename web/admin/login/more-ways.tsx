import { KeyRound } from 'lucide';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type Login, login, type PasskeyAnswer, password } from '#contract/admin/session.ts';
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
import { useForm } from '../ui/use-form.ts';
import { loginTexts } from './texts.ts';

/** The shape of these texts: a text missing in another language fails the type check. */
export type MoreTexts = typeof import('./texts/tr/index.ts').texts;

const useMoreTexts = pageTexts<MoreTexts>(
  import.meta.glob<MoreTexts>('./texts/*/index.ts', { import: 'texts' }),
);

const loginOfUser = z.strictObject({
  email: z.string().check(z.minLength(1, 'required')),
  password,
});

type MoreWaysProps = {
  /** What the password form has sent; empty for another way to log in. */
  readonly password: string;
  /** What its user can confirm it with. */
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
  const form = useForm(useState({ email: '', password: given.password, code: '' }), ['passkey']);
  const { field, show } = form;
  const [second, setSecond] = useState(given.second);
  const [takesCode, setTakesCode] = useState(given.second?.app ?? false);
  const [remembers, setRemembers] = useState(false);

  /** The password, and whose it is. */
  const known = () => {
    const { email, password: typed } = form.values;
    return {
      ...(email && { email }),
      ...(typed && { password: typed }),
      ...(remembers && { remember: true as const }),
    };
  };
  const enter = async (body: Login) => {
    const outcome = await send(body);
    if (outcome.ok) return;
    const { text, status, fields, secondFactor } = outcome;
    const failed = text || (status ? `${loginFailed} (${status})` : loginFailed);
    if (secondFactor && !second) {
      setSecond(secondFactor);
      setTakesCode(secondFactor.app);
      form.clear();
    } else if (body.passkey) show({ passkey: second ? texts.second.refused : failed });
    else show(second ? { code: fields.code ?? failed } : { password: failed });
  };
  const submit = async () => {
    const { code, ...ofUser } = form.values;
    const body = second ? { ...known(), code } : ofUser;
    if (form.passes(second ? login : loginOfUser, body)) await enter(body);
  };
  const press = (answer: Promise<PasskeyAnswer | undefined>) =>
    form.run(async () => {
      form.clear();
      const passkey = await answer;
      if (passkey) await enter({ ...(second && known()), passkey });
      else show({ passkey: texts.notAnswered });
    });
  const { passkey } = second ?? {};

  return (
    <form {...form.props(submit)} className="mt-8 grid gap-6">
      {second && (
        <p role="status" className="text-muted">
          {texts.second.lead}
        </p>
      )}
      {hasPasskeys && (!second || passkey) && (
        <QuietButton
          autoFocus={!takesCode}
          onClick={() => press(passkey ? answerOf(passkey) : anyAnswer(language))}
          className="justify-self-start"
        >
          <Icon drawing={KeyRound} size={18} />
          {second ? texts.second.passkey : texts.byPasskey}
        </QuietButton>
      )}
      <ErrorLine>{form.errors.passkey}</ErrorLine>
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
      {(!second || takesCode) && (
        <p>
          <SubmitButton busy={form.isBusy} label={logIn} busyLabel={loggingIn} />
        </p>
      )}
      <LinkButton onClick={onBack} className="justify-self-start">
        {second ? texts.second.back : texts.byPassword}
      </LinkButton>
    </form>
  );
}
