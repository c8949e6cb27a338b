import type { Kysely } from 'kysely';

/** What a virus scanner said of a CV; null for one that came while none was set up. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('cvs').addColumn('scan', 'text').execute();
}
