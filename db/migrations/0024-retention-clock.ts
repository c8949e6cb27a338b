import type { Kysely } from 'kysely';

/** From when on retention trusts the clock: a process that runs for minutes a day cannot watch it for a day. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('retention_clock')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('trusted_from', 'bigint', (column) => column.notNull())
    .execute();
}
