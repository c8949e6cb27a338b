import type { Request } from 'express';
import type { Proof } from '#contract/admin/factors.ts';
import type { Language } from '#contract/languages.ts';
import { problems } from '#contract/problem.ts';
import { passwordHashOf } from '#db/queries/admin.ts';
import { addAudit } from '#db/queries/audit.ts';
import { findRow } from '#db/queries/rows.ts';
import type { Session } from '#db/queries/sessions.ts';
import type { UserRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { invalid, orNotFound } from '../http/problem.ts';
import { limitsOf } from '../http/rate-limits.ts';
import { addressOf } from './open-session.ts';
import type { Passkeys } from './passkeys.ts';

/** Who asks, and for what. */
export type Asking = { readonly session: Session; readonly request: Request };

/**
 * Asks anyone with a session once more who they are, before what would let a thief of the session stay (OWASP ASVS 5.0,
 * 7.5.1 and 7.5.2).
 */
export class Prover {
  /** Shared by its calls, so that alternating them cannot double the limit. */
  readonly limits;
  readonly #context: Context;
  readonly #passkeys: Passkeys;

  constructor(context: Context, passkeys: Passkeys) {
    this.#context = context;
    this.#passkeys = passkeys;
    // Counted per session, so guesses in one that was left open cannot lock out another one.
    this.limits = limitsOf(context, {
      ...{ name: 'passwords given again', times: 5, per: 'minute' },
      ...{ for: 'session', counts: 'failures' },
    });
  }

  /**
   * A wrong proof is logged and recorded in the audit trail.
   * @param what they ask for, as the audit trail says it
   * @returns the user, whose password or passkey it is
   * @throws Problem `invalid` when it is wrong
   */
  async require(
    { session, request }: Asking,
    { password, passkey }: Proof,
    what: 'passwordChange' | 'sessionEnd' | 'factors' | 'users',
  ): Promise<UserRow> {
    const { db, hashing, log } = this.#context;
    const field = what === 'passwordChange' ? 'current' : 'password';
    if (password === undefined && !passkey) throw invalid(field, { key: 'required' });
    const user = orNotFound(await findRow(db, 'users', { id: session.user_id }));
    if (password !== undefined) {
      const hash = await passwordHashOf(db, user);
      if (hash && (await hashing.verify(hash, password, true))) return user;
    } else if (passkey && (await this.#passkeys.userOf(passkey)) === user.id) return user;
    log.warn({ id: request.id }, 'wrong password or passkey in a session');
    await addAudit(db, {
      ...{ action: 'passwordRefused', session, address: addressOf(request) },
      details: { for: what },
    });
    if (password !== undefined) throw invalid(field, { key: 'wrongPassword' });
    const words = (language: Language) => problems.wrongPasskey[language];
    throw invalid('passkey', { key: 'invalid', words });
  }
}
