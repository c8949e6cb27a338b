import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

/** Adds what the admin needs: fields on messages and applications, search, and an audit trail. */
export async function up(db: Kysely<never>): Promise<void> {
  await rebuildMessages(db);
  await rebuildApplications(db);
  await createStageHistory(db);
  await createSearch(db);
  await createAudit(db);
  await widenSessions(db);
}

/**
 * An explicit row number, which search entries share: SQLite may renumber implicit ones when a backup is made. It
 * cannot be added to an existing table, so the table is rebuilt.
 */
function numbered(db: Kysely<never>, name: string): CreateTableBuilder<string, string> {
  return db.schema
    .createTable(name)
    .addColumn('seq', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull());
}

async function rebuildMessages(db: Kysely<never>): Promise<void> {
  await numbered(db, 'new_messages')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('status_since', 'bigint')
    .addColumn('starred', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('replied_at', 'bigint')
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('company', 'text')
    .addColumn('subject', 'text')
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('notice_version', 'integer', (column) => column.notNull())
    .addColumn('spam_reason', 'text')
    .addColumn('idempotency_hash', 'text')
    .execute();
  await replaceTable(db, 'messages', [
    'id',
    'created_at',
    'kind',
    'status',
    'full_name',
    'email',
    'phone',
    'company',
    'subject',
    'message',
    'language',
    'notice_version',
    'spam_reason',
    'idempotency_hash',
  ]);
  // These cover every filter and count of the list, so only the rows shown are read.
  await db.schema
    .createIndex('messages_by_status')
    .on('messages')
    .columns(['status', 'id', 'kind', 'subject', 'language', 'starred'])
    .execute();
  await db.schema
    .createIndex('messages_starred')
    .on('messages')
    .columns(['id', 'status'])
    .where(sql.ref('starred'), '=', 1)
    .execute();
  await db.schema
    .createIndex('messages_replied')
    .on('messages')
    .columns(['id', 'created_at', 'replied_at', 'status'])
    .where(sql.ref('replied_at'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('messages_by_idempotency')
    .unique()
    .on('messages')
    .column('idempotency_hash')
    .where(sql.ref('idempotency_hash'), 'is not', null)
    .execute();
}

async function rebuildApplications(db: Kysely<never>): Promise<void> {
  await numbered(db, 'new_applications')
    .addColumn('stage', 'text', (column) => column.notNull())
    .addColumn('stage_since', 'bigint', (column) => column.notNull())
    .addColumn('rating', 'integer')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('spam_reason', 'text')
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('current_position', 'text')
    .addColumn('experience', 'text', (column) => column.notNull())
    .addColumn('university', 'text')
    .addColumn('department', 'text')
    .addColumn('graduation_year', 'integer')
    .addColumn('linkedin', 'text')
    .addColumn('github', 'text')
    .addColumn('portfolio', 'text')
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('why_us', 'text')
    .addColumn('source', 'text')
    .addColumn('source_other', 'text')
    .addColumn('talent_pool', 'integer', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('notice_version', 'integer', (column) => column.notNull())
    .addColumn('idempotency_hash', 'text', (column) => column.unique())
    .execute();
  await replaceTable(
    db,
    'applications',
    [
      'id',
      'created_at',
      'stage',
      'spam_reason',
      'full_name',
      'email',
      'phone',
      'current_position',
      'experience',
      'university',
      'department',
      'graduation_year',
      'linkedin',
      'github',
      'portfolio',
      'about',
      'why_us',
      'source',
      'source_other',
      'talent_pool',
      'language',
      'notice_version',
      'idempotency_hash',
    ],
    { stage_since: 'created_at' },
  );
  await db.schema
    .createIndex('applications_by_stage')
    .on('applications')
    .columns(['stage', 'id'])
    .execute();
  await db.schema
    .createIndex('applications_by_email')
    .on('applications')
    .expression(sql`lower("email")`)
    .execute();
}

/** Moves the rows to the rebuilt table, in order of arrival. `made` maps each new column to its source column. */
async function replaceTable(
  db: Kysely<never>,
  table: string,
  columns: readonly string[],
  made: Readonly<Record<string, string>> = {},
): Promise<void> {
  const to = sql.join([...columns, ...Object.keys(made)].map((column) => sql.ref(column)));
  const from = sql.join([...columns, ...Object.values(made)].map((column) => sql.ref(column)));
  const renewed = `new_${table}`;
  await sql`insert into ${sql.table(renewed)} (${to}) select ${from} from ${sql.table(table)} order by "id"`.execute(
    db,
  );
  await db.schema.dropTable(table).execute();
  await db.schema.alterTable(renewed).renameTo(table).execute();
}

async function createStageHistory(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('stage_changes')
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('applications.id').onDelete('cascade'),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('stage', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('stage_changes_by_application')
    .on('stage_changes')
    .columns(['application_id', 'at'])
    .execute();
}

/**
 * SQLite's full-text search (FTS5) over folded words, matched by prefix. `secure-delete` removes an erased entry's
 * words from the file at once; otherwise they stay until a later merge.
 */
async function createSearch(db: Kysely<never>): Promise<void> {
  for (const table of ['messages_search', 'applications_search']) {
    const name = sql.table(table);
    await sql`create virtual table ${name} using fts5(words, tokenize = 'unicode61 remove_diacritics 0', prefix = '2 3', detail = full)`.execute(
      db,
    );
    await sql`insert into ${name} (${name}, rank) values ('secure-delete', 1)`.execute(db);
  }
}

async function createAudit(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('session', 'text')
    .addColumn('address', 'text')
    .addColumn('subject_id', 'text')
    .addColumn('details', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_by_action').on('audit').columns(['action', 'id']).execute();
}

async function widenSessions(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('seen_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('sessions').addColumn('browser', 'text').execute();
  await db.schema
    .alterTable('sessions')
    .addColumn('address', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update sessions set seen_at = created_at`.execute(db);
}
