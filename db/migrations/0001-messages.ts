import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('notice_version', 'integer', (column) => column.notNull())
    .execute();
  // Messages sort by id, which holds the time. The index leaves out new messages: storing one updates one index less,
  // and the newest are found by reading from the end.
  await db.schema
    .createIndex('messages_by_status')
    .on('messages')
    .columns(['status', 'id'])
    .where('status', '!=', 'new')
    .execute();
}
