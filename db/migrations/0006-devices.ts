import type { Kysely } from 'kysely';

/**
 * Browsers from which somebody has logged in. The secret that signs cookies leaves the database, and with it
 * every backup: the one that older backups hold signs nothing any more.
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
