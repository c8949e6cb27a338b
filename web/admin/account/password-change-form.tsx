import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { changePassword, newPassword } from '#contract/admin/account.ts';
import { weakPasswordText } from '#contract/admin/weak-password.ts';
import { check } from '#contract/check.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import { notify } from '../../features/toasts/notify.ts';
import { TextField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { authenticatedCall } from '../api-client/call.ts';
import { refreshAtom } from '../api-client/queries.ts';
import { textsAtom, useLanguage, useTexts } from '../language.ts';
import { takeOverSessionAtom } from '../session/lock.ts';
import { ErrorLine } from '../ui/error-line.tsx';
import { useBusy } from '../ui/use-run.ts';
import { estimatorAtom } from './estimator.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { sessionsRead } from './sessions-state.ts';

/**
 * Changes the password, also the generated first one. All sessions end; this page and the other tabs continue in a new
 * one.
 */
const changePasswordAtom = atom(
  null,
  async (get, set, body: { readonly current: string; readonly next: string }) => {
    const outcome = await authenticatedCall(get, set, changePassword, { body });
    if (outcome.ok) {
      set(takeOverSessionAtom, outcome.data);
      notify('success', get(textsAtom).account.changed);
      set(refreshAtom, sessionsRead);
    }
    return outcome;
  },
);

type Values = { readonly current: string; readonly next: string };

const empty: Values = { current: '', next: '' };
const fields = ['current', 'next'] as const;

type Errors = Readonly<Record<string, string | undefined>>;

type PasswordChangeFormProps = {
  readonly currentHint?: string;
};

/** The form that changes the password: the current one, and a new one that is hard to guess. */
export function PasswordChangeForm({ currentHint }: PasswordChangeFormProps) {
  const texts = useTexts().account;
  const language = useLanguage();
  const change = useSetAtom(changePasswordAtom);
  const estimator = useAtomValue(estimatorAtom);
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, runOnce] = useBusy();

  const errorsOf = async (): Promise<Errors> => {
    const checked = check(newPassword, values);
    if (!checked.ok) {
      const found = Object.entries(checked.errors);
      return Object.fromEntries(found.map(([name, one]) => [name, fieldMessage(one, language)]));
    }
    const strength = estimator?.strengthOf(values.next);
    if (strength?.level === 'weak') return { next: weakPasswordText(strength.weakness, language) };
    const outcome = await change(values);
    if (outcome.ok) {
      setValues(empty);
      return {};
    }
    const isNamed = fields.some((name) => outcome.fields[name]);
    return isNamed ? outcome.fields : { form: outcome.text || texts.changeFailed };
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    runOnce(async () => {
      const found = await errorsOf();
      setErrors(found);
      const wrong = fields.find((name) => found[name]);
      const field = wrong && elements.namedItem(wrong);
      if (field instanceof HTMLElement) field.focus();
    });
  };

  const control = (name: keyof Values) => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      setValues((now) => ({ ...now, [name]: target.value }));
      setErrors({});
    },
  });

  return (
    <form noValidate onSubmit={submit} className="mt-6 grid gap-5">
      {/* For password managers, which need a user name. */}
      <input type="text" autoComplete="username" value="admin" readOnly hidden />
      <TextField
        {...control('current')}
        label={texts.current}
        hint={currentHint}
        type="password"
        autoComplete="current-password"
      />
      <NewPasswordField {...control('next')} />
      <ErrorLine>{errors.form}</ErrorLine>
      <p>
        <SubmitButton busy={isBusy} label={texts.change} busyLabel={texts.changing} />
      </p>
    </form>
  );
}
