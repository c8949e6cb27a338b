import { LockOpen } from 'lucide';
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react';
import { type Login, login } from '#contract/admin/session.ts';
import { check } from '#contract/check.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import type { Outcome } from '../../api-client/call-api.ts';
import { loadModule } from '../../loading/load-module.ts';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useLanguage } from '../language.ts';
import { loginTexts } from './texts.ts';

/** Few logins need them. */
const MoreWays = lazy(() => loadModule(() => import('./more-ways.tsx')));
type MoreProps = Pick<ComponentProps<typeof MoreWays>, 'password' | 'second'>;

type PasswordFormProps = {
  /** Logs in; the outcome holds the error. */
  send(body: Login): Promise<Outcome<unknown>>;
  onInput?(): void;
};

/**
 * The password field and its button; errors are shown at the field. A user who has a second factor is then asked for it;
 * below are other ways. For the login and the locked page.
 */
export function PasswordForm({ send, onInput }: PasswordFormProps) {
  const language = useLanguage();
  const texts = loginTexts[language];
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [more, setMore] = useState<MoreProps>();
  const show = (message: string) => {
    setError(message);
    field.current?.focus();
  };
  const submit = async (password: string) => {
    if (isBusy) return;
    const checked = check(login, { password });
    const wrong = checked.ok ? undefined : checked.errors.password;
    if (wrong) return show(fieldMessage(wrong, language));
    setBusy(true);
    const outcome = await send({ password });
    setBusy(false);
    if (outcome.ok) return;
    // The API's message, else that it failed, with the status if there is one (specification, section 8).
    const { text, status, secondFactor } = outcome;
    if (secondFactor) return setMore({ password, second: secondFactor });
    show(text || (status ? `${texts.loginFailed} (${status})` : texts.loginFailed));
  };
  if (more) {
    return (
      <Suspense>
        <MoreWays {...more} send={send} onBack={() => setMore(undefined)} />
      </Suspense>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(field.current?.value ?? '');
      }}
      className="mt-8 grid gap-6"
    >
      <UnencryptedNotice />
      {/* For password managers, which need a user name. */}
      <input type="text" autoComplete="username" value="admin" readOnly hidden />
      <TextField
        ref={field}
        // Nothing else is to be done here. In a locked page it has no effect: the dialog is opened later.
        autoFocus
        label={texts.password}
        error={error}
        type="password"
        autoComplete="current-password"
        required
        onInput={() => {
          setError('');
          onInput?.();
        }}
      />
      <p>
        <SubmitButton busy={isBusy} label={texts.logIn} busyLabel={texts.loggingIn} />
      </p>
      <button
        type="button"
        onClick={() => setMore({ password: '' })}
        className="justify-self-start font-semibold text-link hover:underline"
      >
        {texts.otherWays}
      </button>
    </form>
  );
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
