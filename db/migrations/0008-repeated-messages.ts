import type { Kysely } from 'kysely';

/**
 * A message that comes again within a day is counted, not stored again. No index: which ones came within a
 * day the API knows, and an index of hashes would write a page of its own for each message.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('messages')
    .addColumn('times_sent', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable('messages').addColumn('last_sent_at', 'bigint').execute();
}
