import type { Kysely } from 'kysely';

/** The outbox: a row per mail, what each reports, and up to where the records have been reported. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('answer', 'text')
    .execute();
  await db.schema
    .createIndex('mails_by_state')
    .on('mails')
    .columns(['state', 'next_at', 'changed_at'])
    .execute();
  await db.schema
    .createTable('mail_records')
    .addColumn('mail_id', 'text', (column) =>
      column.notNull().references('mails.id').onDelete('cascade'),
    )
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mail_records_key', ['mail_id', 'record_id'])
    .execute();
  await db.schema
    .createIndex('mail_records_by_record')
    .on('mail_records')
    .columns(['record_id', 'mail_id'])
    .execute();
  await db.schema
    .createTable('mail_marks')
    .addColumn('kind', 'text', (column) => column.primaryKey())
    .addColumn('reported', 'bigint', (column) => column.notNull())
    .addColumn('noticed_at', 'bigint', (column) => column.notNull())
    .execute();
}
