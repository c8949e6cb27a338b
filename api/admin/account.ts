import { weakPasswordText } from '#contract/admin/weak-password.ts';
import { calls } from '#contract/calls.ts';
import { setPassword } from '#db/queries/admin.ts';
import { addAudit } from '#db/queries/audit.ts';
import { revokeDevices } from '#db/queries/devices.ts';
import { removeRow } from '#db/queries/rows.ts';
import { endOtherSessions, endSession, listSessions, sessionTag } from '#db/queries/sessions.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { orNotFound, Problem, refused } from '../http/problem.ts';
import { liveness } from '../http/session.ts';
import { strengthOfPassword } from '../process/password-strength.ts';
import { change } from './change.ts';
import { openSession } from './open-session.ts';
import { requireProof } from './prove.ts';
import { utc } from './utc.ts';

export function accountRoutes(routes: CallRouter, context: Context): void {
  /**
   * Changes the password for anyone who knows the present one. Ends every session and revokes every device; the caller
   * continues in a new session, so a copy of the old token or cookie is useless.
   * @throws Problem as `requireProof`, `invalid` when `next` is easy to guess, or `signedOut` when the session
   *   ended meanwhile
   */
  routes.serve(calls.changePassword, async ({ body: { current, next }, ...asked }) => {
    const { session } = asked;
    const proof = { password: current };
    const { id: userId } = await requireProof(context, asked, proof, 'passwordChange');
    const hash = await hashChosen(context, 'next', next);
    const loggedIn = await openSession(context, { ...asked, userId }, async (transaction, row) => {
      if (!(await endSession(transaction, session.id_hash))) throw new Problem('signedOut');
      await setPassword(transaction, userId, hash);
      const details = { newSession: sessionTag(row) };
      await addAudit(transaction, { action: 'passwordChanged', session, details });
    });
    await context.events.sessionsEnded();
    context.events.publish({ about: 'content' });
    return loggedIn;
  });

  /**
   * Ends one session and revokes its device, or without `id` ends every other session and revokes every other device.
   * The caller's own device stays known.
   * @throws Problem as `requireProof`, or `notFound` when the caller sees no such session
   */
  routes.serve(calls.endSessions, async ({ body: { id, ...proof }, ...asked }) => {
    await requireProof(context, asked, proof, 'sessionEnd');
    const { user_id, device_hash } = asked.session;
    await change(context, asked.session, async (transaction, note) => {
      const open = await listSessions(transaction, liveness(context), asked.session);
      const one = id ? orNotFound(open.find((row) => sessionTag(row) === id)) : undefined;
      if (one) await endSession(transaction, one.id_hash);
      const ended = one ? [one] : await endOtherSessions(transaction, asked.session);
      if (!one) await revokeDevices(transaction, user_id, device_hash ?? undefined);
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
  });

  routes.serve(calls.listSessions, async ({ session }) => ({
    items: (await listSessions(context.db, liveness(context), session)).map((row) => ({
      id: sessionTag(row),
      by: row.name || null,
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
 * The hash of a password that a user has chosen.
 * @param field that the password came in
 * @throws Problem `invalid` when it is easy to guess
 */
export async function hashChosen(
  { company, hashing }: Context,
  field: string,
  password: string,
): Promise<string> {
  const { level, weakness } = await strengthOfPassword(password, company());
  if (level !== 'weak') return hashing.hash(password, true);
  throw refused(field, (language) => weakPasswordText(weakness, language));
}
