import type { Request } from 'express';
import { weakPasswordText } from '#contract/admin/weak-password.ts';
import { calls } from '#contract/calls.ts';
import type { Language } from '#contract/languages.ts';
import { findAdmin, setPassword } from '#db/queries/admin.ts';
import { addAudit } from '#db/queries/audit.ts';
import { revokeDevices } from '#db/queries/devices.ts';
import { removeRow } from '#db/queries/rows.ts';
import {
  endOtherSessions,
  endSession,
  endSessionOfMark,
  listSessions,
  sessionTag,
} from '#db/queries/sessions.ts';
import type { SessionRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import type { DeviceCookies } from '../http/device-cookie.ts';
import { newDevice } from '../http/device-cookie.ts';
import { invalid, orNotFound, Problem } from '../http/problem.ts';
import { limitsOf } from '../http/rate-limits.ts';
import { liveness } from '../http/session.ts';
import { strengthOfPassword } from '../process/password-strength.ts';
import { change } from './change.ts';
import { addressOf, openSession } from './open-session.ts';
import { utc } from './utc.ts';

/** Limits guesses in a session that was left open. Counted per session, so they cannot lock out another one. */
const guessing = {
  name: 'passwords given again',
  times: 5,
  per: 'minute',
  for: 'session',
  counts: 'failures',
} as const;

export function accountRoutes(routes: CallRouter, context: Context, devices: DeviceCookies): void {
  // Shared, so alternating the calls cannot double the limit.
  const limits = limitsOf(context, guessing);

  /**
   * Changes the password for anyone who knows the present one. Ends every session and revokes every device; the caller
   * continues in a new session, so a copy of the old token or cookie is useless.
   * @throws Problem as `authenticateAgain`, `invalid` when `next` is easy to guess, or `signedOut` when the session
   *   ended meanwhile
   */
  routes.serve(
    calls.changePassword,
    async ({ body: { current, next }, ...asked }) => {
      await authenticateAgain(context, asked, 'current', current);
      const { level, weakness } = await strengthOfPassword(next, context.company());
      if (level === 'weak') {
        const words = (language: Language) => weakPasswordText(weakness, language);
        throw invalid('next', { key: 'invalid', words });
      }
      const hash = await context.hashing.hash(next, true);
      const { session } = asked;
      const exchange = { ...asked, devices };
      const device = newDevice();
      const loggedIn = await openSession(
        context,
        exchange,
        { userId: session.user_id, device },
        async (transaction, row) => {
          if (!(await endSession(transaction, session.id_hash))) throw new Problem('signedOut');
          await setPassword(transaction, hash);
          const details = { newSession: sessionTag(row) };
          await addAudit(transaction, {
            ...{ action: 'passwordChanged', session, details },
          });
        },
      );
      await context.events.sessionsEnded();
      context.events.publish({ about: 'content' });
      return loggedIn;
    },
    ...limits,
  );

  /**
   * Ends one session and revokes its device, or without `id` ends every other session and revokes every other device.
   * The caller's own device stays known.
   * @throws Problem as `authenticateAgain`, or `notFound` when there is no such session
   */
  routes.serve(
    calls.endSessions,
    async ({ body: { password, id }, ...asked }) => {
      await authenticateAgain(context, asked, 'password', password);
      const { id_hash, device_hash } = asked.session;
      await change(context, asked.session, async (transaction, note) => {
        const one =
          id === undefined ? undefined : orNotFound(await endSessionOfMark(transaction, id));
        const ended = one ? [one] : await endOtherSessions(transaction, id_hash);
        if (!one) await revokeDevices(transaction, device_hash ?? undefined);
        else if (one.device_hash && one.device_hash !== device_hash) {
          await removeRow(transaction, 'devices', { id_hash: one.device_hash });
        }
        const { now, idleMs } = liveness(context);
        for (const row of ended) {
          // A session that had already expired is not recorded as ended.
          if (row.expires_at <= now || row.seen_at <= now - idleMs) continue;
          await note({ action: 'sessionEnded', details: { session: sessionTag(row) } });
        }
      });
      await context.events.sessionsEnded();
    },
    ...limits,
  );

  routes.serve(calls.listSessions, async ({ session }) => ({
    items: (await listSessions(context.db, liveness(context))).map((row) => ({
      id: sessionTag(row),
      createdAtUtc: utc(row.created_at),
      lastSeenUtc: utc(row.seen_at),
      expiresAtUtc: utc(row.expires_at),
      browser: row.browser,
      address: row.address,
      own: row.id_hash === session.id_hash,
    })),
  }));
}

/**
 * Requires the password again from anyone with a session (OWASP ASVS 5.0, 7.5.1 and 7.5.2). A wrong one is logged and
 * recorded in the audit trail.
 * @param field that the password came in
 * @throws Problem `invalid` when the password is wrong, or `tooMany` when many try at once
 */
async function authenticateAgain(
  { db, hashing, log }: Context,
  { session, request }: { readonly session: SessionRow; readonly request: Request },
  field: 'current' | 'password',
  password: string,
): Promise<void> {
  const admin = await findAdmin(db);
  if (admin && (await hashing.verify(admin.password_hash, password, true))) return;
  log.warn({ id: request.id }, 'wrong password in a session');
  await addAudit(db, {
    action: 'passwordRefused',
    session,
    address: addressOf(request),
    details: { for: field === 'current' ? 'passwordChange' : 'sessionEnd' },
  });
  throw invalid(field, { key: 'wrongPassword' });
}
