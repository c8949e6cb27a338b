import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await widenMessages(db);
  await createApplications(db);
  await createCvs(db);
}

async function widenMessages(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('messages')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('simple'))
    .execute();
  for (const name of ['phone', 'company', 'subject', 'spam_reason', 'idempotency_hash']) {
    await db.schema.alterTable('messages').addColumn(name, 'text').execute();
  }
  // Partial indexes: a simple message without a key, the usual case, updates neither.
  await db.schema
    .createIndex('messages_by_kind')
    .on('messages')
    .columns(['kind', 'id'])
    .where('kind', '!=', 'simple')
    .execute();
  await db.schema
    .createIndex('messages_by_idempotency')
    .unique()
    .on('messages')
    .column('idempotency_hash')
    .where('idempotency_hash', 'is not', null)
    .execute();
}

async function createApplications(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('applications')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('stage', 'text', (column) => column.notNull())
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
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('notice_version', 'integer', (column) => column.notNull())
    .addColumn('idempotency_hash', 'text', (column) => column.unique())
    .execute();
  await db.schema
    .createIndex('applications_by_stage')
    .on('applications')
    .columns(['stage', 'id'])
    .execute();
  // For earlier applications of the same person, in any letter case of the address.
  await db.schema
    .createIndex('applications_by_email')
    .on('applications')
    .expression(sql`lower("email")`)
    .execute();
}

async function createCvs(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('cvs')
    .addColumn('application_id', 'text', (column) =>
      column.primaryKey().notNull().references('applications.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('bytes', 'blob', (column) => column.notNull())
    .execute();
  // The total size of all CVs is summed from this index, without reading the files.
  await db.schema.createIndex('cvs_by_size').on('cvs').column('size').execute();
}
