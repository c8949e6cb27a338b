import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { timeNow } from '#db/engine/clock.ts';
import { removeRow } from '#db/queries/rows.ts';
import type { Db, Transaction, UserRow } from '#db/schema.ts';
import { invalid } from '../http/problem.ts';
import { sha256 } from '../http/session-hash.ts';

const stepSeconds = 30;
/** Steps before and after the present one whose codes count: a phone's clock may be off by a minute. */
const toleratedSteps = 2;
const secretBytes = 20;

/** Without letters and digits that are mistaken for each other. */
const recoveryCharacters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** Of 31 characters: 79 bits. */
const recoveryLength = 16;
const recoveryCodes = 10;

/** A new secret of an authenticator app, and the URI that its QR code holds. */
export function newAppSecret(issuer: string, label: string): { secret: string; uri: string } {
  const secret = new Secret({ size: secretBytes });
  return { secret: secret.base32, uri: appOf(secret.base32, { issuer, label }).toString() };
}

/** The time step of a typed code (RFC 6238); undefined if the secret did not make it at this time. */
function stepOf(secret: string, typed: string): number | undefined {
  const now = timeNow();
  const token = typed.replaceAll(/\D/g, '');
  const delta = appOf(secret).validate({ token, timestamp: now, window: toleratedSteps });
  return delta === null ? undefined : Math.floor(now / 1000 / stepSeconds) + delta;
}

/**
 * The time step of the first code of a new app.
 * @param field that the code came in
 * @throws Problem `invalid` if the secret did not make it at this time
 */
export function requireStep(field: string, secret: string, code: string): number {
  const step = stepOf(secret, code);
  if (step === undefined) throw invalid(field, { key: 'wrongCode' });
  return step;
}

function appOf(secret: string, names = {}): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), period: stepSeconds });
}

/**
 * Uses a code of a user: of the authenticator app, or a recovery code. Each is good for one login (RFC 6238, 5.2).
 * @returns which it was; undefined for neither
 */
export async function takeCode(db: Db, user: UserRow, typed: string) {
  const code = typed.replaceAll(/[^\da-z]/gi, '').toUpperCase();
  if (/^\d{6}$/.test(code)) {
    const step = user.totp_secret ? stepOf(user.totp_secret, code) : undefined;
    return step && (await isNewStep(db, user.id, step)) ? 'app' : undefined;
  }
  const isKnown = await removeRow(db, 'recovery_codes', {
    ...{ user_id: user.id, code_hash: sha256(code) },
  });
  return isKnown ? 'recoveryCode' : undefined;
}

/** Remembers the step of a code, unless it or a later one was used. */
async function isNewStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totp_step: step })
    .where('id', '=', userId)
    .where('totp_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a user new recovery codes in place of the earlier ones. Only their hashes are stored. */
export async function makeRecoveryCodes(db: Transaction, userId: string): Promise<string[]> {
  const character = () => recoveryCharacters[randomInt(recoveryCharacters.length)];
  const codes = Array.from({ length: recoveryCodes }, () =>
    Array.from({ length: recoveryLength }, character).join(''),
  );
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = codes.map((code) => ({ user_id: userId, code_hash: sha256(code) }));
  await db.insertInto('recovery_codes').values(rows).execute();
  return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-'));
}
