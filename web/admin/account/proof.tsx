import { useStore } from 'jotai';
import { readFactors } from '#contract/admin/factors.ts';
import type { Proof } from '#contract/admin/session.ts';
import { TextField } from '../../ui/field.tsx';
import { queryOf } from '../api-client/queries.ts';
import { languageAtom, useTexts } from '../language.ts';
import { anyAnswer } from '../session/passkey.ts';
import { useRead } from '../ui/fetched.tsx';

/** The keys of who is logged in. */
export const factorsRead = queryOf(readFactors);

/**
 * Proves who is logged in, before what would let a thief of the session stay: by the password, or for a user without one
 * by a passkey.
 */
export function useProof() {
  const { get } = useStore();
  const hasPassword = useRead(factorsRead).data?.password ?? true;
  return {
    hasPassword,
    /** Undefined if the user declines the browser's question for a passkey. */
    prove: async (password: string): Promise<Proof | undefined> => {
      if (hasPassword) return { password };
      const passkey = await anyAnswer(get(languageAtom));
      return passkey && { passkey };
    },
  };
}

type ProofFieldProps = {
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  onChange(password: string): void;
};

/** The field of `useProof`'s password; nothing for a user without one, whose browser asks for a passkey. */
export function ProofField({ hint, error, value, onChange }: ProofFieldProps) {
  const { password: label } = useTexts();
  const { hasPassword } = useProof();
  if (!hasPassword) return null;
  return (
    <>
      {/* For password managers, which need a user name. */}
      <input type="text" autoComplete="username" value="admin" readOnly hidden />
      <TextField
        label={label}
        hint={hint}
        error={error}
        type="password"
        autoComplete="current-password"
        required
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
