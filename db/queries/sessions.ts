import type { Kysely } from 'kysely';
import type { Database, SessionRow } from '../schema.ts';

/** Adds a session, and clears away those that have ended. */
export async function addSession(db: Kysely<Database>, session: SessionRow): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', session.created_at).execute();
  await db.insertInto('sessions').values(session).execute();
}

/** The session of a cookie, unless it has ended. */
export function findSession(db: Kysely<Database>, idHash: string, now: number) {
  return live(db, now).where('id_hash', '=', idHash).executeTakeFirst();
}

/** The session of a bearer token, unless it has ended. */
export function findSessionByBearer(db: Kysely<Database>, bearerHash: string, now: number) {
  return live(db, now).where('bearer_hash', '=', bearerHash).executeTakeFirst();
}

/** Changes only a session that is still there: a late save must not bring back one that was ended. */
export async function updateSession(db: Kysely<Database>, idHash: string, data: string) {
  await db.updateTable('sessions').set({ data }).where('id_hash', '=', idHash).execute();
}

export async function endSession(db: Kysely<Database>, idHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
}

function live(db: Kysely<Database>, now: number) {
  return db.selectFrom('sessions').selectAll().where('expires_at', '>', now);
}
