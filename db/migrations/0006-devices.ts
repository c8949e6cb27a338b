import type { Kysely } from 'kysely';

/**
 * Adds browsers that have logged in. Drops the secret that signs cookies from the database, and so from every new
 * backup: the one in older backups no longer signs anything.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('devices')
    .addColumn('id_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('sessions').addColumn('device_hash', 'text').execute();
  await db.schema.alterTable('admin').dropColumn('session_secret').execute();
}
