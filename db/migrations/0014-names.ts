import type { Kysely } from 'kysely';

/** The full form's first and last name as they were sent. Of the rows that are there nobody can tell them apart. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const name of ['first_name', 'last_name']) {
    await db.schema.alterTable('messages').addColumn(name, 'text').execute();
  }
}
