import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { changePassword, newPassword } from '#contract/admin/account.ts';
import { weakPasswordText } from '#contract/admin/weak-password.ts';
import { notify } from '../../features/toasts/notify.ts';
import { TextField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { authenticatedCall } from '../api-client/call.ts';
import { refreshAtom } from '../api-client/queries.ts';
import { textsAtom, useLanguage, useTexts } from '../language.ts';
import { takeOverSessionAtom } from '../session/lock.ts';
import { ErrorLine } from '../ui/error-line.tsx';
import { useForm } from '../ui/use-form.ts';
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

/** The form that changes the password: the current one, and a new one that is hard to guess. */
export function PasswordChangeForm({ currentHint }: { currentHint?: string }) {
  const texts = useTexts().account;
  const language = useLanguage();
  const change = useSetAtom(changePasswordAtom);
  const estimator = useAtomValue(estimatorAtom);
  const form = useForm(useState({ current: '', next: '' }));
  const { values, passes, show } = form;

  const send = async () => {
    if (!passes(newPassword, values)) return;
    const strength = estimator?.strengthOf(values.next);
    if (strength?.level === 'weak') {
      return show({ next: weakPasswordText(strength.weakness, language) });
    }
    const outcome = await change(values);
    if (outcome.ok) form.type({ current: '', next: '' });
    else show(outcome.fields, outcome.text || texts.changeFailed);
  };

  return (
    <form {...form.props(send)} className="mt-6 grid gap-5">
      {/* For password managers, which need a user name. */}
      <input type="text" autoComplete="username" value="admin" readOnly hidden />
      <TextField
        {...form.field('current')}
        label={texts.current}
        hint={currentHint}
        type="password"
        autoComplete="current-password"
      />
      <NewPasswordField {...form.field('next')} />
      <ErrorLine>{form.errors.form}</ErrorLine>
      <p>
        <SubmitButton busy={form.isBusy} label={texts.change} busyLabel={texts.changing} />
      </p>
    </form>
  );
}
