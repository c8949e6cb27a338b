import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { LoggedIn, SessionUser } from '#contract/admin/session.ts';
import { timeNow } from '#db/engine/clock.ts';
import { mustChangePassword } from '#db/queries/admin.ts';
import { rememberDevice } from '#db/queries/devices.ts';
import { findRow } from '#db/queries/rows.ts';
import { addSession, endSession } from '#db/queries/sessions.ts';
import { hasUsers } from '#db/queries/users.ts';
import type { SessionRow, Transaction } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { newDevice, sendDevice } from '../http/device-cookie.ts';
import { orNotFound } from '../http/problem.ts';
import { liveness, sessionLifetimeMs } from '../http/session.ts';
import { sha256 } from '../http/session-hash.ts';
import { utc } from './utc.ts';

const tokenBytes = 32;
/** Longest User-Agent stored, in UTF-16 units. */
const longestBrowser = 300;

/** A request whose response carries a new session, and whose it is. */
export type Entry = {
  readonly request: Request;
  readonly response: Response;
  readonly userId: string;
  /** Until when the device takes the place of the second factor, in ms since the Unix epoch. */
  readonly rememberedUntil?: number | undefined;
};

/**
 * Opens a session with a new id and a new token (OWASP ASVS 5.0, 7.2.4), ends the one whose cookie the request carries,
 * and remembers the device, in one transaction. The caller has checked who it is. The device is a new one, unless the
 * request came from one of the user (`recognizeDevice`).
 * @param make further changes in the same transaction, before session and device are stored
 */
export async function openSession(
  context: Context,
  { request, response, userId, rememberedUntil }: Entry,
  make: (transaction: Transaction, row: SessionRow) => Promise<void>,
): Promise<LoggedIn> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const createdAt = timeNow();
  const expiresAt = createdAt + sessionLifetimeMs(context);
  const { device: known } = response.locals;
  const device = known?.userId === userId ? known : newDevice();
  const carried = sha256(request.sessionID);
  // A new id: keeping the old one allows fixation.
  request.sessionStore.generate(request);
  try {
    const row: SessionRow = {
      id_hash: sha256(request.sessionID),
      bearer_hash: sha256(token),
      user_id: userId,
      created_at: createdAt,
      expires_at: expiresAt,
      seen_at: createdAt,
      browser: request.headers['user-agent']?.slice(0, longestBrowser) ?? null,
      address: addressOf(request),
      device_hash: device.idHash,
      data: JSON.stringify(request.session),
    };
    const hasEnded = await context.db.transaction().execute(async (transaction) => {
      await make(transaction, row);
      const hasEnded = await endSession(transaction, carried);
      await rememberDevice(transaction, {
        ...{ id_hash: device.idHash, user_id: userId, used_at: createdAt },
        ...(rememberedUntil && { remembered_until: rememberedUntil }),
      });
      await addSession(transaction, row, liveness(context).idleMs);
      return hasEnded;
    });
    if (hasEnded) await context.events.sessionsEnded();
  } catch (reason) {
    // A session that is not stored must not replace the previous one in the browser.
    delete (request as Partial<Request>).session;
    throw reason;
  }
  sendDevice(context, response, device);
  request.session.loggedInAt = createdAt;
  const user = orNotFound(await findRow(context.db, 'users', { id: userId }));
  return { token, expiresAtUtc: utc(expiresAt), ...(await userOfSession(context, user)) };
}

/** Who a session belongs to: nobody in particular while there is only a first owner without a name. */
export async function userOfSession(
  { db }: Pick<Context, 'db'>,
  { id, name, role }: NonNullable<SessionUser>,
): Promise<Pick<LoggedIn, 'user' | 'passwordToChange'>> {
  return {
    ...((await mustChangePassword(db, id)) && { passwordToChange: true }),
    ...((name || (await hasUsers(db))) && { user: { id, name, role } }),
  };
}

/** The client's address; empty when Express has none, as on a socket without a proxy. */
export function addressOf({ ip }: Request): string {
  return ip ?? '';
}
