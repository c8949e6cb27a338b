import type { Db, SessionRow } from '../schema.ts';
import { addRow, removeRow, updateRow } from './rows.ts';

/** Conditions for a live session: `now` is before its expiry, and its last call at most `idleMs` ago. In ms. */
export type Liveness = { readonly now: number; readonly idleMs: number };

/** Tolerated backward step of the clock. After a larger one a session's age is unknown: it counts as ended. */
const smallStepMs = 60_000;

/** Adds a session, and removes ended ones. */
export async function addSession(db: Db, session: SessionRow, idleMs: number): Promise<void> {
  await removeEnded(db, { now: session.created_at, idleMs });
  await addRow(db, 'sessions', session);
}

/** Removes ended sessions: expired, or without a call for `idleMs`. @returns whether there were any */
export async function removeEnded(db: Db, { now, idleMs }: Liveness): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
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

/** The live sessions, the one last seen first. */
export function listSessions(db: Db, liveness: Liveness): Promise<SessionRow[]> {
  return live(db, liveness).orderBy('seen_at', 'desc').orderBy('created_at', 'desc').execute();
}

/** Updates only a session that still exists: a late save must not restore an ended one. */
export function updateSession(db: Db, idHash: string, data: string) {
  return updateRow(db, 'sessions', { id_hash: idHash }, { data });
}

export function endSession(db: Db, idHash: string): Promise<boolean> {
  return removeRow(db, 'sessions', { id_hash: idHash });
}

/** Ends the session whose `id_hash` starts with `mark` (its tag), and returns it. */
export function endSessionOfMark(db: Db, mark: string): Promise<SessionRow | undefined> {
  return db
    .deleteFrom('sessions')
    .where('id_hash', 'like', `${mark}%`)
    .returningAll()
    .executeTakeFirst();
}

export function endOtherSessions(db: Db, exceptIdHash: string): Promise<SessionRow[]> {
  return db.deleteFrom('sessions').where('id_hash', '!=', exceptIdHash).returningAll().execute();
}

function live(db: Db, { now, idleMs }: Liveness) {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('expires_at', '>', now)
    .where('seen_at', '>', now - idleMs)
    .where('seen_at', '<=', now + smallStepMs);
}
