import { type Kysely, sql } from 'kysely';

/**
 * The signs of spam that were found when a record arrived; and whether it was brought back from spam (`released`): null
 * if it never was, 1 if a notice is still to announce it, 0 if that is done.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['messages', 'applications']) {
    await db.schema.alterTable(table).addColumn('spam_signs', 'text').execute();
    await db.schema.alterTable(table).addColumn('released', 'integer').execute();
    await db.schema
      .createIndex(`${table}_released`)
      .on(table)
      .column('seq')
      .where(sql<boolean>`released = 1`)
      .execute();
  }
  // Of earlier ones, one is known.
  await sql`update messages set spam_signs = spam_reason where spam_reason is not null`.execute(db);
}
