import type { Kysely } from 'kysely';

/** A CV's virus scan result; null for one that arrived while no scanner was configured. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('cvs').addColumn('scan', 'text').execute();
}
