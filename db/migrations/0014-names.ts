import type { Kysely } from 'kysely';

/** The full form's first and last name as sent. Existing rows have only the full name, which cannot be split reliably. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const name of ['first_name', 'last_name']) {
    await db.schema.alterTable('messages').addColumn(name, 'text').execute();
  }
}
