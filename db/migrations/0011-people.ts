import type { Kysely } from 'kysely';

/** Kept for look-ups of a person, which are few, it cost every message that was stored a page of the log. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.dropIndex('messages_by_email').execute();
}
