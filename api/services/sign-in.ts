import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import type { SignedIn } from '#contract/admin.ts';
import { findAdmin } from '#db/queries/admin.ts';
import { addSession, endSession } from '#db/queries/sessions.ts';
import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';
import { sessionLifetimeMs, sessionOf, sha256 } from '../session.ts';

const tokenBytes = 32;

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
    throw new Problem('wrongPassword');
  }
  // Regenerate first: keeping the old id allows fixation.
  await regenerate(request);
  const token = randomBytes(tokenBytes).toString('base64url');
  const createdAt = Date.now();
  const expiresAt = createdAt + sessionLifetimeMs(context);
  await addSession(context.db, {
    id_hash: sha256(request.sessionID),
    bearer_hash: sha256(token),
    created_at: createdAt,
    expires_at: expiresAt,
    data: JSON.stringify(request.session),
  });
  request.session.signedInAt = createdAt;
  context.log.info({ id: request.id }, 'logged in');
  return { token, expiresAtUtc: new Date(expiresAt).toISOString() };
}

/** Ends the session that the request carries; without one there is nothing to do. */
export async function signOut(context: Context, request: Request): Promise<void> {
  const row = await sessionOf(context, request);
  if (row) await endSession(context.db, row.id_hash);
  await new Promise<void>((done, failed) => {
    request.session.destroy((reason) => (reason ? failed(reason) : done()));
  });
}

function regenerate(request: Request): Promise<void> {
  return new Promise((done, failed) => {
    request.session.regenerate((reason) => (reason ? failed(reason) : done()));
  });
}
