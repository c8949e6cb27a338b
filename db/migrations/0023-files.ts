import type { Kysely } from 'kysely';

/** The certificates' PDFs. The first databases of 0022 lack the table; PostgreSQL has had it from the start. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('files')
    .ifNotExists()
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('bytes', 'blob', (column) => column.notNull())
    .addColumn('created_at', 'integer', (column) => column.notNull())
    .execute();
}
