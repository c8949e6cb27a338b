import type { Request } from 'express';
import type { Proof } from '#contract/admin/session.ts';
import { problems } from '#contract/problem.ts';
import { passwordHashOf } from '#db/queries/admin.ts';
import { addAudit } from '#db/queries/audit.ts';
import { findRow } from '#db/queries/rows.ts';
import type { Session } from '#db/queries/sessions.ts';
import type { UserRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { invalid, orNotFound, refused } from '../http/problem.ts';
import { addressOf } from './open-session.ts';

/** Who asks, and for what. */
export type Asking = { readonly session: Session; readonly request: Request };

/**
 * Asks anyone with a session once more who they are, before what would let a thief of the session stay (OWASP ASVS 5.0,
 * 7.5.1 and 7.5.2). A wrong proof is logged and recorded in the audit trail. The calls that ask limit failures
 * (`Call.proves`).
 * @param what they ask for, as the audit trail says it
 * @returns the user, whose password or passkey it is
 * @throws Problem `invalid` when it is wrong
 */
export async function requireProof(
  { db, hashing, passkeys, log }: Context,
  { session, request }: Asking,
  { password, passkey }: Proof,
  what: 'passwordChange' | 'sessionEnd' | 'factors' | 'users',
): Promise<UserRow> {
  const field = what === 'passwordChange' ? 'current' : 'password';
  if (password === undefined && !passkey) throw invalid(field, { key: 'required' });
  const user = orNotFound(await findRow(db, 'users', { id: session.user_id }));
  if (password !== undefined) {
    if (await hashing.verify(await passwordHashOf(db, user), password, true)) return user;
  } else if (passkey && (await passkeys.userOf(passkey)) === user.id) return user;
  log.warn({ id: request.id }, 'wrong password or passkey in a session');
  await addAudit(db, {
    ...{ action: 'passwordRefused', session, address: addressOf(request) },
    details: { for: what },
  });
  if (password !== undefined) throw invalid(field, { key: 'wrongPassword' });
  throw refused('passkey', (language) => problems.wrongPasskey[language]);
}
