import { type Kysely, sql } from 'kysely';

/**
 * When an admin first saw a suspected item; from then on it counts as spam for retention. Among existing spam only
 * messages marked by an admin have a status time. For the rest it is unknown whether anyone looked.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['messages', 'applications']) {
    await db.schema.alterTable(table).addColumn('seen_at', 'bigint').execute();
  }
  await sql`update messages set seen_at = status_since where status = 'spam'`.execute(db);
  // The index covers what retention filters by, so no row is read. Migration 0013 rebuilds that of applications.
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
