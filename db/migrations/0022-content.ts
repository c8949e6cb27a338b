import type { Kysely } from 'kysely';

/** The owner's edits of texts and company data, and their publications. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('content_edits')
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('value', 'text')
    .addColumn('base', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_edits_key', ['document', 'path'])
    .execute();
  await db.schema
    .createTable('publications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.unique())
    .addColumn('edits', 'text')
    .addColumn('changes', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('session', 'text', (column) => column.notNull())
    .addColumn('created_at', 'integer', (column) => column.notNull())
    .addColumn('publish_at', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('pictures')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('plate', 'text', (column) => column.notNull())
    .addColumn('x', 'real', (column) => column.notNull())
    .addColumn('y', 'real', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'blob', (column) => column.notNull())
    .addColumn('created_at', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('files')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('bytes', 'blob', (column) => column.notNull())
    .addColumn('created_at', 'integer', (column) => column.notNull())
    .execute();
}
