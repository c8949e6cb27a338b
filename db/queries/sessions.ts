import type { Kysely } from 'kysely';
import type { Database, SessionRow } from '../schema.ts';

/** Until when a session lives: not past its end, and not without a call for so long. Milliseconds. */
export type Liveness = { readonly now: number; readonly idleMs: number };

/** A clock that is set right steps back by this at most; by more, and nobody knows how old a session is. */
const smallStepMs = 60_000;

/** Adds a session, and clears away those that have ended. */
export async function addSession(
  db: Kysely<Database>,
  session: SessionRow,
  idleMs: number,
): Promise<void> {
  const now = session.created_at;
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('expires_at', '<=', now), row('seen_at', '<=', now - idleMs)]))
    .execute();
  await db.insertInto('sessions').values(session).execute();
}

/** The session of a cookie, unless it has ended. */
export function findSession(db: Kysely<Database>, idHash: string, liveness: Liveness) {
  return live(db, liveness).where('id_hash', '=', idHash).executeTakeFirst();
}

/** The session of a bearer token, unless it has ended. */
export function findSessionByBearer(db: Kysely<Database>, bearerHash: string, liveness: Liveness) {
  return live(db, liveness).where('bearer_hash', '=', bearerHash).executeTakeFirst();
}

/** The open sessions, the one last seen first. */
export function listSessions(db: Kysely<Database>, liveness: Liveness): Promise<SessionRow[]> {
  return live(db, liveness).orderBy('seen_at', 'desc').orderBy('created_at', 'desc').execute();
}

/** Changes only a session that is still there: a late save must not bring back one that was ended. */
export async function updateSession(db: Kysely<Database>, idHash: string, data: string) {
  await db.updateTable('sessions').set({ data }).where('id_hash', '=', idHash).execute();
}

/** Notes that a session made a call. */
export async function seeSession(db: Kysely<Database>, idHash: string, now: number) {
  await db.updateTable('sessions').set({ seen_at: now }).where('id_hash', '=', idHash).execute();
}

/** Ends a session; returns whether there was one. */
export async function endSession(db: Kysely<Database>, idHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends the session of a mark; returns what it was, or undefined where there was none. */
export function endSessionOfMark(
  db: Kysely<Database>,
  mark: string,
): Promise<SessionRow | undefined> {
  return db
    .deleteFrom('sessions')
    .where('id_hash', 'like', `${mark}%`)
    .returningAll()
    .executeTakeFirst();
}

/** Ends every session but one; returns what they were. */
export function endOtherSessions(db: Kysely<Database>, keptIdHash: string): Promise<SessionRow[]> {
  return db.deleteFrom('sessions').where('id_hash', '!=', keptIdHash).returningAll().execute();
}

function live(db: Kysely<Database>, { now, idleMs }: Liveness) {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('expires_at', '>', now)
    .where('seen_at', '>', now - idleMs)
    .where('seen_at', '<=', now + smallStepMs);
}
