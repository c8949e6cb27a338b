import type { Kysely } from 'kysely';

/** Drops an index for look-ups of a person. These are rare, and it cost every stored message a page of the log. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.dropIndex('messages_by_email').execute();
}
