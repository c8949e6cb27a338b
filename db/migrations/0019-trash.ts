import { type Kysely, sql } from 'kysely';

/** When a record was moved to the trash. All else stays, so that it can be restored to where it was. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['messages', 'applications']) {
    await db.schema.alterTable(table).addColumn('trashed_at', 'bigint').execute();
  }
  await indexTrash(db);
  await indexKept(db);
}

/** Covers the lists of the trash and what retention compares. An arriving record is in none. */
async function indexTrash(db: Kysely<never>): Promise<void> {
  await db.schema
    .createIndex('messages_trashed')
    .on('messages')
    .columns([
      ...['id', 'status', 'kind', 'subject', 'language', 'starred'],
      ...['created_at', 'seen_at', 'trashed_at'],
    ])
    .where(sql.ref('trashed_at'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('applications_trashed')
    .on('applications')
    .columns([
      ...['id', 'stage', 'spam_reason', 'experience', 'source', 'language', 'talent_pool'],
      ...['created_at', 'stage_since', 'seen_at', 'pool_consent_at', 'pool_withdrawn_at'],
      'trashed_at',
    ])
    .where(sql.ref('trashed_at'), 'is not', null)
    .execute();
}

/**
 * The trash leaves the other indexes, so without statistics SQLite cannot prefer them for its lists. They hold the
 * column all the same, always null: SQLite reads the row of a column that an index has only in its condition.
 */
async function indexKept(db: Kysely<never>): Promise<void> {
  for (const index of [
    ...['messages_by_status', 'messages_starred', 'messages_replied', 'messages_noted'],
    ...['messages_follow_up', 'applications_by_stage', 'applications_follow_up'],
  ]) {
    await db.schema.dropIndex(index).execute();
  }
  const kept = (name: string, table: string, columns: string[]) =>
    db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns, 'trashed_at'])
      .where(sql.ref('trashed_at'), 'is', null);
  const filtered = ['status', 'id', 'kind', 'subject', 'language', 'starred'];
  await kept('messages_by_status', 'messages', [
    ...filtered,
    ...['created_at', 'seen_at', 'replied_at'],
  ]).execute();
  await kept('messages_noted', 'messages', filtered)
    .where(sql.ref('note'), 'is not', null)
    .execute();
  await kept('messages_starred', 'messages', ['id', 'status'])
    .where(sql.ref('starred'), '=', 1)
    .execute();
  await kept('messages_replied', 'messages', ['id', 'created_at', 'replied_at', 'status'])
    .where(sql.ref('replied_at'), 'is not', null)
    .execute();
  await kept('messages_follow_up', 'messages', ['status', 'follow_up', 'id'])
    .where(sql.ref('follow_up'), 'is not', null)
    .execute();
  await kept('applications_follow_up', 'applications', ['stage', 'follow_up', 'id'])
    .where(sql.ref('follow_up'), 'is not', null)
    .execute();
  await kept('applications_by_stage', 'applications', [
    ...['stage', 'id', 'spam_reason', 'experience', 'source', 'language', 'talent_pool'],
    ...['created_at', 'stage_since', 'seen_at', 'pool_consent_at', 'pool_withdrawn_at'],
  ]).execute();
}
