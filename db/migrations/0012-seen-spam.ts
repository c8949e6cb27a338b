import { type Kysely, sql } from 'kysely';

/**
 * When an admin first saw what was suspected, from which on it is kept as spam. Of what stands as spam already, only
 * what an admin marked by hand has the time of a status: of the rest nobody knows whether it was looked at.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['messages', 'applications']) {
    await db.schema.alterTable(table).addColumn('seen_at', 'bigint').execute();
  }
  await sql`update messages set seen_at = status_since where status = 'spam'`.execute(db);
  // What retention goes by stands in the index, so that it reads no row; that of applications is made anew by 0013.
  await db.schema.dropIndex('messages_by_status').execute();
  await db.schema
    .createIndex('messages_by_status')
    .on('messages')
    .columns([
      ...['status', 'id', 'kind', 'subject', 'language', 'starred'],
      ...['created_at', 'seen_at'],
    ])
    .execute();
}
