import type { Kysely } from 'kysely';
import { countOf } from '../engine/page.ts';
import type { CannedAnswerRow, Database } from '../schema.ts';

/** All canned answers, by name. */
export function listCannedAnswers(db: Kysely<Database>): Promise<CannedAnswerRow[]> {
  return db.selectFrom('canned_answers').selectAll().orderBy('folded').execute();
}

export function numberOfCannedAnswers(db: Kysely<Database>): Promise<number> {
  return countOf(db.selectFrom('canned_answers'));
}

/** @returns the canned answer whose name differs at most in case and accents, or undefined */
export function cannedAnswerNamed(
  db: Kysely<Database>,
  folded: string,
): Promise<CannedAnswerRow | undefined> {
  return db
    .selectFrom('canned_answers')
    .selectAll()
    .where('folded', '=', folded)
    .executeTakeFirst();
}

export async function addCannedAnswer(
  db: Kysely<Database>,
  answer: CannedAnswerRow,
): Promise<void> {
  await db.insertInto('canned_answers').values(answer).execute();
}

export function findCannedAnswer(
  db: Kysely<Database>,
  id: string,
): Promise<CannedAnswerRow | undefined> {
  return db.selectFrom('canned_answers').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function updateCannedAnswer(
  db: Kysely<Database>,
  { id, ...values }: CannedAnswerRow,
): Promise<void> {
  await db.updateTable('canned_answers').set(values).where('id', '=', id).execute();
}

/** @returns whether it existed */
export async function removeCannedAnswer(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('canned_answers')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
