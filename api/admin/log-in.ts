import type { LoggedIn } from '#contract/admin/session.ts';
import { findAdmin } from '#db/queries/admin.ts';
import { addAudit } from '#db/queries/audit.ts';
import { endSession } from '#db/queries/sessions.ts';
import type { Context } from '../context.ts';
import { newDevice } from '../http/device-cookie.ts';
import { Problem } from '../http/problem.ts';
import { sessionOf } from '../http/session.ts';
import { sessionTag, sha256 } from '../http/session-hash.ts';
import { audit } from './change.ts';
import { addressOf, type Exchange, openSession } from './open-session.ts';

/**
 * Opens a session for anyone who knows the password; its cookie and its bearer token belong to the same session. The
 * session whose cookie the request carries ends.
 * @throws Problem `wrongPassword`, or `tooMany` when many try at once
 */
export async function logIn(
  context: Context,
  exchange: Exchange,
  password: string,
): Promise<LoggedIn> {
  const { db, hashing, log } = context;
  const { request, response } = exchange;
  const { device } = response.locals;
  const admin = await findAdmin(db);
  if (!admin || !(await hashing.verify(admin.password_hash, password, device !== undefined))) {
    log.warn({ id: request.id }, 'login refused');
    await addAudit(db, { action: 'loginRefused', address: addressOf(request) });
    throw new Problem('wrongPassword');
  }
  const carried = sha256(request.sessionID);
  const from = device ?? newDevice();
  const loggedIn = await openSession(context, exchange, from, async (transaction, row) => {
    // If the password changed during the check, the old one opens nothing.
    const now = await findAdmin(transaction);
    if (now?.password_hash !== admin.password_hash) throw new Problem('wrongPassword');
    await endSession(transaction, carried);
    const { address } = row;
    await addAudit(transaction, { action: 'loggedIn', session: sessionTag(row), address });
  });
  log.info({ id: request.id }, 'logged in');
  return { ...loggedIn, ...(admin.password_generated === 1 && { passwordToChange: true }) };
}

/**
 * Ends the session of the request, if any. An Authorization header decides alone: the cookie may belong to a session
 * that another tab has opened since.
 */
export async function logOut(context: Context, { request }: Pick<Exchange, 'request'>) {
  const row = await sessionOf(context, request);
  if (row) {
    await endSession(context.db, row.id_hash);
    await audit(context.db, row, { action: 'loggedOut' });
  }
  const byBearer = request.headers.authorization !== undefined;
  if (byBearer && row?.id_hash !== sha256(request.sessionID)) return;
  await new Promise<void>((done, failed) => {
    request.session.destroy((reason) => (reason ? failed(reason) : done()));
  });
}
