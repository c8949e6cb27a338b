import type { Kysely } from 'kysely';

/** The fields of a quote request; null in messages of the other forms. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const name of ['services', 'countries', 'monthly_volume']) {
    await db.schema.alterTable('messages').addColumn(name, 'text').execute();
  }
}
