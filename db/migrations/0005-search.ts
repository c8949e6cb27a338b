import { type Kysely, sql } from 'kysely';

/**
 * Search tables without a copy of the words, and indexes that spare the admin's queries a full table scan. The search
 * tables start empty: the running service refills them step by step.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await renewSearchTables(db);
  await createSearchState(db);
  await indexMessages(db);
  await indexApplications(db);
}

/**
 * Contentless (FTS5, `content=''`): stores positions, not the words again. Removing a row's words requires naming
 * them; `contentless_delete` would not, but leaves them in the file. `prefix`: prefixes of one to three letters are
 * found without merging the lists of all matching words. `pgsz`: each removed word rewrites a page, so small pages
 * make removal cheap.
 */
async function renewSearchTables(db: Kysely<never>): Promise<void> {
  for (const table of ['messages_search', 'applications_search']) {
    await db.schema.dropTable(table).execute();
    const name = sql.table(table);
    await sql`create virtual table ${name} using fts5(words, content = '', tokenize = 'unicode61 remove_diacritics 0', prefix = '1 2 3', detail = full)`.execute(
      db,
    );
    await sql`insert into ${name} (${name}, rank) values ('secure-delete', 1)`.execute(db);
    await sql`insert into ${name} (${name}, rank) values ('pgsz', 1000)`.execute(db);
  }
}

async function createSearchState(db: Kysely<never>): Promise<void> {
  // Words of erased or changed rows, still to be removed from a search table.
  await db.schema
    .createTable('search_removals')
    .addColumn('search_table', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_removals_key', ['search_table', 'seq'])
    .execute();
  // The rules that generated the words: when they change, all rows are indexed again.
  await db.schema
    .createTable('search_rules')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('rules', 'text', (column) => column.notNull())
    .execute();
}

/** Covers everything that lists, counts and retention filter by, so only the rows shown are read. */
async function indexMessages(db: Kysely<never>): Promise<void> {
  await db.schema.dropIndex('messages_by_status').execute();
  await db.schema
    .createIndex('messages_by_status')
    .on('messages')
    .columns([
      ...['status', 'id', 'kind', 'subject', 'language', 'starred'],
      ...['created_at', 'status_since'],
    ])
    .execute();
  await db.schema
    .createIndex('messages_by_email')
    .on('messages')
    .expression(sql`lower("email"), "id"`)
    .execute();
}

async function indexApplications(db: Kysely<never>): Promise<void> {
  await db.schema.dropIndex('applications_by_stage').execute();
  await db.schema
    .createIndex('applications_by_stage')
    .on('applications')
    .columns([
      ...['stage', 'id', 'spam_reason', 'experience', 'source', 'language', 'talent_pool'],
      ...['created_at', 'stage_since'],
    ])
    .execute();
}
