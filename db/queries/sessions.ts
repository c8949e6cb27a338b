import type { Db, SessionRow, UserRow } from '../schema.ts';
import { addRow, removeRow, updateRow } from './rows.ts';

/** A live session with its user. */
export type Session = SessionRow & Pick<UserRow, 'name' | 'role'>;

/**
 * A short name for a session in lists and in the audit trail: 16 hex digits of its hash, with which nobody can log in.
 */
export function sessionTag({ id_hash }: Pick<SessionRow, 'id_hash'>): string {
  return id_hash.slice(0, 16);
}

/** Conditions for a live session: `now` is before its expiry, and its last call at most `idleMs` ago. In ms. */
export type Liveness = { readonly now: number; readonly idleMs: number };

/** Tolerated backward step of the clock. After a larger one a session's age is unknown: it counts as ended. */
const smallStepMs = 60_000;

/** Adds a session, and removes ended ones. */
export async function addSession(db: Db, session: SessionRow, idleMs: number): Promise<void> {
  await removeEnded(db, { now: session.created_at, idleMs });
  await addRow(db, 'open_sessions', session);
}

/** Removes ended sessions: expired, or without a call for `idleMs`. @returns whether there were any */
export async function removeEnded(db: Db, { now, idleMs }: Liveness): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('open_sessions')
    .where((row) => row.or([row('expires_at', '<=', now), row('seen_at', '<=', now - idleMs)]))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function findSession(db: Db, idHash: string, liveness: Liveness) {
  return live(db, liveness).where('id_hash', '=', idHash).executeTakeFirst();
}

export function findSessionByBearer(db: Db, bearerHash: string, liveness: Liveness) {
  return live(db, liveness).where('bearer_hash', '=', bearerHash).executeTakeFirst();
}

/** The live sessions that a session may end: an owner those of all users, others their own; the one last seen first. */
export function listSessions(
  db: Db,
  liveness: Liveness,
  { role, user_id }: Session,
): Promise<Session[]> {
  let sessions = live(db, liveness).orderBy('seen_at', 'desc').orderBy('created_at', 'desc');
  if (role !== 'owner') sessions = sessions.where('user_id', '=', user_id);
  return sessions.execute();
}

/** Updates only a session that still exists: a late save must not restore an ended one. */
export function updateSession(db: Db, idHash: string, data: string) {
  return updateRow(db, 'open_sessions', { id_hash: idHash }, { data });
}

export function endSession(db: Db, idHash: string): Promise<boolean> {
  return removeRow(db, 'open_sessions', { id_hash: idHash });
}

/** Ends every session of a user but one. */
export function endOtherSessions(
  db: Db,
  { user_id, id_hash }: Pick<SessionRow, 'user_id' | 'id_hash'>,
): Promise<SessionRow[]> {
  return db
    .deleteFrom('open_sessions')
    .where('user_id', '=', user_id)
    .where('id_hash', '!=', id_hash)
    .returningAll()
    .execute();
}

function live(db: Db, { now, idleMs }: Liveness) {
  return db
    .selectFrom('open_sessions')
    .innerJoin('users', 'users.id', 'user_id')
    .selectAll('open_sessions')
    .select(['name', 'role'])
    .where('suspended_at', 'is', null)
    .where('removed_at', 'is', null)
    .where('expires_at', '>', now)
    .where('seen_at', '>', now - idleMs)
    .where('seen_at', '<=', now + smallStepMs);
}
