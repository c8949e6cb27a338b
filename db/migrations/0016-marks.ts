import { type Kysely, sql } from 'kysely';

/** What the admin keeps of messages and applications beside their status. */
export async function up(db: Kysely<never>): Promise<void> {
  await addAnswers(db);
  await indexViews(db);
  await addFollowUps(db);
}

/** How a message was answered. Until now pressing Reply was taken as an answer by e-mail. */
async function addAnswers(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('messages').addColumn('replied_by', 'text').execute();
  await sql`update messages set replied_by = 'email' where replied_at is not null`.execute(db);
}

/**
 * Covers what the lists filter and count by, so that no row is read. Both begin with the status: without statistics
 * SQLite prefers an index that does. An arriving message has no note and no follow-up, so it costs no more.
 */
async function indexViews(db: Kysely<never>): Promise<void> {
  await db.schema.dropIndex('messages_by_status').execute();
  await db.schema
    .createIndex('messages_by_status')
    .on('messages')
    .columns([
      ...['status', 'id', 'kind', 'subject', 'language', 'starred'],
      ...['created_at', 'seen_at', 'replied_at'],
    ])
    .execute();
  await db.schema
    .createIndex('messages_noted')
    .on('messages')
    .columns(['status', 'id', 'kind', 'subject', 'language', 'starred'])
    .where(sql.ref('note'), 'is not', null)
    .execute();
}

/** The day of a follow-up, `2026-11-21`. */
async function addFollowUps(db: Kysely<never>): Promise<void> {
  for (const [table, state] of [
    ['messages', 'status'],
    ['applications', 'stage'],
  ] as const) {
    await db.schema.alterTable(table).addColumn('follow_up', 'text').execute();
    await db.schema
      .createIndex(`${table}_follow_up`)
      .on(table)
      .columns([state, 'follow_up', 'id'])
      .where(sql.ref('follow_up'), 'is not', null)
      .execute();
  }
}
