import { type ReactNode, useState } from 'react';
import { readFactors } from '#contract/admin/factors.ts';
import type { Proof } from '#contract/admin/session.ts';
import { TextField } from '../../ui/field.tsx';
import { queryOf } from '../api-client/queries.ts';
import { useLanguage, useTexts } from '../language.ts';
import { anyAnswer } from '../session/passkey.ts';
import { DangerButton, MainButton } from '../ui/buttons.tsx';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { ErrorLine } from '../ui/error-line.tsx';
import { useRead } from '../ui/fetched.tsx';
import type { useForm } from '../ui/use-form.ts';
import { useKeyTexts } from './texts.ts';

/** The keys of who is logged in. */
export const factorsRead = queryOf(readFactors);

/** Whether who is logged in has a password. */
export function useHasPassword(): boolean {
  return useRead(factorsRead).data?.password ?? true;
}

type ProvenFormProps = {
  /** Of a form that shows errors of `password`, too. */
  readonly form: Pick<ReturnType<typeof useForm>, 'errors' | 'isBusy' | 'clear' | 'show' | 'props'>;
  readonly width?: string;
  readonly lead: string;
  readonly children?: ReactNode;
  /** Whether what is sent needs a proof; otherwise `send` gets an empty one. */
  readonly needsProof?: boolean;
  /** Why the password is asked for. */
  readonly hint?: string;
  readonly confirm: string;
  /** The label of the button during the request; by default the same. */
  readonly confirming?: string;
  readonly isDanger?: boolean;
  send(proof: Proof): Promise<unknown>;
  onCancel(): void;
};

/**
 * A form in a dialog that proves who is logged in, before what would let a thief of the session stay: by the password,
 * or for a user without one by a passkey, for which the browser asks.
 */
export function ProvenForm(props: ProvenFormProps) {
  const { form, width = 'w-[min(34rem,calc(100vw-5rem))]', needsProof = true, send } = props;
  const { confirm, confirming = confirm } = props;
  const { password: label } = useTexts();
  const { keys } = useKeyTexts();
  const language = useLanguage();
  const hasPassword = useHasPassword();
  const [password, setPassword] = useState('');
  const sendProven = async () => {
    if (!needsProof) return send({});
    if (hasPassword) return send({ password });
    const passkey = await anyAnswer(language);
    return passkey ? send({ passkey }) : form.show({}, keys.notProven);
  };
  const Confirm = props.isDanger ? DangerButton : MainButton;
  return (
    <form {...form.props(sendProven)} className={`grid gap-5 ${width}`}>
      <p className="text-muted">{props.lead}</p>
      {props.children}
      {needsProof && hasPassword && (
        <>
          {/* For password managers, which need a user name. */}
          <input type="text" autoComplete="username" value="admin" readOnly hidden />
          <TextField
            label={label}
            hint={props.hint}
            error={form.errors.password}
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={({ target }) => {
              setPassword(target.value);
              form.clear();
            }}
          />
        </>
      )}
      <ErrorLine>{form.errors.form}</ErrorLine>
      <DialogButtons onCancel={props.onCancel}>
        <Confirm type="submit" aria-disabled={form.isBusy || undefined}>
          {form.isBusy ? confirming : confirm}
        </Confirm>
      </DialogButtons>
    </form>
  );
}
