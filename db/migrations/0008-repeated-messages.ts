import type { Kysely } from 'kysely';

/**
 * A message repeated within a day is counted, not stored again. There is no index: the API keeps the messages of the
 * last day, and an index of hashes would write one more page per message.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('messages')
    .addColumn('times_sent', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable('messages').addColumn('last_sent_at', 'bigint').execute();
}
