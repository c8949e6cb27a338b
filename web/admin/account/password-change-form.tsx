import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useForm } from 'react-hook-form';
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
import { estimatorAtom, NewPasswordField } from './new-password-field.tsx';
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

const fields = ['current', 'next'] as const;

/** The form that changes the password: the current one, and a new one that is hard to guess. */
export function PasswordChangeForm({ currentHint }: { currentHint?: string }) {
  const texts = useTexts().account;
  const language = useLanguage();
  const change = useSetAtom(changePasswordAtom);
  const estimator = useAtomValue(estimatorAtom);
  const { register, handleSubmit, formState, setError, clearErrors, reset, watch } =
    useForm<Values>({
      reValidateMode: 'onSubmit',
      defaultValues: { current: '', next: '' },
    });
  const { errors, isSubmitting } = formState;

  /** Shows each error at its field, and focuses the first. */
  const showErrors = (messages: Readonly<Record<string, string | undefined>>) => {
    const wrong = fields.filter((field) => messages[field]);
    for (const field of [...wrong].reverse()) {
      const message = messages[field] ?? '';
      setError(field, { message }, { shouldFocus: true });
    }
    return wrong.length > 0;
  };

  const submit = handleSubmit(async (values) => {
    const checked = check(newPassword, values);
    if (!checked.ok) {
      const found = Object.entries(checked.errors);
      showErrors(
        Object.fromEntries(found.map(([field, error]) => [field, fieldMessage(error, language)])),
      );
      return;
    }
    const strength = estimator?.strengthOf(values.next);
    if (strength?.level === 'weak') {
      showErrors({ next: weakPasswordText(strength.weakness, language) });
      return;
    }
    const outcome = await change(values);
    if (outcome.ok) reset();
    else if (!showErrors(outcome.fields)) {
      setError('root', { message: outcome.text || texts.changeFailed });
    }
  });

  return (
    <form noValidate onSubmit={submit} className="mt-6 grid gap-5">
      {/* For password managers, which need a user name. */}
      <input type="text" autoComplete="username" value="admin" readOnly hidden />
      <TextField
        label={texts.current}
        hint={currentHint}
        error={errors.current?.message}
        type="password"
        autoComplete="current-password"
        required
        {...register('current', { onChange: () => clearErrors() })}
      />
      <NewPasswordField
        typed={watch('next')}
        error={errors.next?.message}
        required
        {...register('next', { onChange: () => clearErrors() })}
      />
      <ErrorLine>{errors.root?.message}</ErrorLine>
      <p>
        <SubmitButton busy={isSubmitting} label={texts.change} busyLabel={texts.changing} />
      </p>
    </form>
  );
}
