import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import type { SignedIn } from '#contract/admin/session.ts';
import { findAdmin } from '#db/queries/admin.ts';
import { addAudit } from '#db/queries/audit.ts';
import { addSession, endSession } from '#db/queries/sessions.ts';
import type { Context } from '../context.ts';
import { audit } from '../desk/change.ts';
import { Problem } from '../problem.ts';
import { liveness, markOf, sessionLifetimeMs, sessionOf, sha256 } from '../session.ts';

const tokenBytes = 32;
/** Of what a browser says of itself. */
const longestBrowser = 300;

/**
 * Opens a session for who knows the password: the cookie's and the bearer's are one.
 * @throws Problem `wrongPassword`, or `tooMany` when many try at once
 */
export async function signIn(
  context: Context,
  request: Request,
  password: string,
): Promise<SignedIn> {
  const admin = await findAdmin(context.db);
  if (!admin || !(await context.hashing.verify(admin.password_hash, password))) {
    context.log.warn({ id: request.id }, 'login refused');
    await addAudit(context.db, { action: 'loginRefused', address: addressOf(request) });
    throw new Problem('wrongPassword');
  }
  // Regenerate first: keeping the old id allows fixation.
  await regenerate(request);
  const token = randomBytes(tokenBytes).toString('base64url');
  const createdAt = Date.now();
  const expiresAt = createdAt + sessionLifetimeMs(context);
  const row = {
    id_hash: sha256(request.sessionID),
    bearer_hash: sha256(token),
    created_at: createdAt,
    expires_at: expiresAt,
    seen_at: createdAt,
    browser: request.headers['user-agent']?.slice(0, longestBrowser) ?? null,
    address: addressOf(request),
    data: JSON.stringify(request.session),
  };
  await addSession(context.db, row, liveness(context).idleMs);
  await addAudit(context.db, {
    action: 'loggedIn',
    session: markOf(row),
    address: row.address,
  });
  request.session.signedInAt = createdAt;
  context.log.info({ id: request.id }, 'logged in');
  return { token, expiresAtUtc: new Date(expiresAt).toISOString() };
}

/** Ends the session that the request carries; without one there is nothing to do. */
export async function signOut(context: Context, request: Request): Promise<void> {
  const row = await sessionOf(context, request);
  if (row) {
    await endSession(context.db, row.id_hash);
    await audit(context.db, row, { action: 'loggedOut' });
  }
  await new Promise<void>((done, failed) => {
    request.session.destroy((reason) => (reason ? failed(reason) : done()));
  });
}

/** An own process's socket has none. */
function addressOf({ ip }: Request): string {
  return ip ?? '';
}

function regenerate(request: Request): Promise<void> {
  return new Promise((done, failed) => {
    request.session.regenerate((reason) => (reason ? failed(reason) : done()));
  });
}
