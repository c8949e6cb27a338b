import { type ReactNode, useState } from 'react';
import { readFactors } from '#contract/admin/factors.ts';
import type { Proof } from '#contract/admin/session.ts';
import { TextField } from '../../ui/field.tsx';
import { queryOf } from '../api-client/queries.ts';
import { useLanguage, useTexts } from '../language.ts';
import { anyAnswer } from '../session/passkey.ts';
import { DialogForm, type DialogFormProps } from '../ui/dialog-form.tsx';
import { useRead } from '../ui/fetched.tsx';
import { useKeyTexts } from './texts.ts';

/** The keys of who is logged in. */
export const factorsRead = queryOf(readFactors);

/** Whether who is logged in has a password. */
export function useHasPassword(): boolean {
  return useRead(factorsRead).data?.password ?? true;
}

type ProvenFormProps = Omit<DialogFormProps, 'send'> & {
  readonly lead: ReactNode;
  /** Whether what is sent needs a proof; otherwise `send` gets an empty one. */
  readonly needsProof?: boolean;
  /** Why the password is asked for. */
  readonly hint?: string;
  send(proof: Proof): Promise<unknown>;
};

/**
 * A form in a dialog that proves who is logged in, before what would let a thief of the session stay: by the password,
 * or for a user without one by a passkey, for which the browser asks.
 */
export function ProvenForm(props: ProvenFormProps) {
  const { lead, children, needsProof = true, hint, send, ...dialog } = props;
  const { form } = dialog;
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
  return (
    <DialogForm {...dialog} send={sendProven}>
      <p className="text-muted">{lead}</p>
      {children}
      {needsProof && hasPassword && (
        <>
          {/* For password managers, which need a user name. */}
          <input type="text" autoComplete="username" value="admin" readOnly hidden />
          <TextField
            label={label}
            hint={hint}
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
    </DialogForm>
  );
}
