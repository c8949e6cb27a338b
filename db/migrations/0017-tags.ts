import type { Kysely } from 'kysely';

/** The admin's tags, and the messages and applications that have them. An arriving record has none, so it costs no more. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('tags')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull().unique())
    .addColumn('colour', 'text', (column) => column.notNull())
    .execute();
  await addLinks(db, 'message_tags', 'messages');
  await addLinks(db, 'application_tags', 'applications');
}

/** Each tag's records in order of arrival, and, for the erasure of a record, each record's tags. */
async function addLinks(db: Kysely<never>, links: string, table: string): Promise<void> {
  await db.schema
    .createTable(links)
    .addColumn('tag_id', 'text', (column) =>
      column.notNull().references('tags.id').onDelete('cascade'),
    )
    .addColumn('record_id', 'text', (column) =>
      column.notNull().references(`${table}.id`).onDelete('cascade'),
    )
    .addPrimaryKeyConstraint(`${links}_key`, ['tag_id', 'record_id'])
    .execute();
  await db.schema
    .createIndex(`${links}_by_record`)
    .on(links)
    .columns(['record_id', 'tag_id'])
    .execute();
}
