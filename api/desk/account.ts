import type { OpenSession } from '#contract/admin/account.ts';
import { findAdmin, setPassword } from '#db/queries/admin.ts';
import { endSessionOfMark, listSessions } from '#db/queries/sessions.ts';
import type { SessionRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';
import { liveness, markOf } from '../session.ts';
import { change } from './change.ts';
import { utc } from './messages.ts';

/**
 * Changes the password for who knows the present one, and ends every other session.
 * @throws Problem `invalid` when `current` is not the present one, or `tooMany` when many try at once
 */
export async function changePassword(
  context: Context,
  session: SessionRow,
  { current, next }: { readonly current: string; readonly next: string },
): Promise<void> {
  const { db, hashing } = context;
  const admin = await findAdmin(db);
  if (!admin || !(await hashing.verify(admin.password_hash, current))) {
    throw new Problem('invalid', { errors: { current: { key: 'wrongPassword' } } });
  }
  const hash = await hashing.hash(next);
  await change(context, session, async (transaction, note) => {
    await setPassword(transaction, hash, session.id_hash);
    await note({ action: 'passwordChanged' });
  });
}

/** The open sessions, the one last seen first. */
export async function openSessions(
  context: Context,
  { id_hash }: SessionRow,
): Promise<OpenSession[]> {
  const rows = await listSessions(context.db, liveness(context));
  return rows.map((row) => ({
    id: markOf(row),
    createdAtUtc: utc(row.created_at),
    lastSeenUtc: utc(row.seen_at),
    expiresAtUtc: utc(row.expires_at),
    browser: row.browser,
    address: row.address,
    own: row.id_hash === id_hash,
  }));
}

/**
 * Ends a session.
 * @throws Problem `notFound`
 */
export function endSession(context: Context, session: SessionRow, mark: string): Promise<void> {
  return change(context, session, async (transaction, note) => {
    if (!(await endSessionOfMark(transaction, mark))) throw new Problem('notFound');
    await note({ action: 'sessionEnded', details: { session: mark } });
  });
}
