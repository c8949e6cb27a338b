import { type Kysely, sql } from 'kysely';

/** What the admin keeps of messages and applications beside their status. */
export async function up(db: Kysely<never>): Promise<void> {
  await addAnswers(db);
}

/** How a message was answered. Until now pressing Reply was taken as an answer by e-mail. */
async function addAnswers(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('messages').addColumn('replied_by', 'text').execute();
  await sql`update messages set replied_by = 'email' where replied_at is not null`.execute(db);
}
