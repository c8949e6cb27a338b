import type { Kysely } from 'kysely';
import { pieces } from '../engine/pieces.ts';
import type { Searched, SearchedTable, Sender } from '../engine/store.ts';
import { yieldToEventLoop } from '../engine/turns.ts';
import type { Database } from '../schema.ts';
import { notInTrash } from './trash.ts';

/** Rows compared in one turn of the event loop: about 3 ms. */
const comparedAtOnce = 1000;

/**
 * The ids of all records of a table outside the trash with a sender's e-mail address, in any letter case, or telephone
 * number; newest first. Does not wait for the search index: rows that are not indexed yet are compared directly.
 */
export async function idsFromSender(
  { db, search }: Searched,
  table: SearchedTable,
  sender: Sender,
): Promise<string[]> {
  const found: string[] = [];
  for (const some of pieces(await search.maybeFrom(table, sender), comparedAtOnce)) {
    await yieldToEventLoop();
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('seq', 'in', some)
      .where((row) => {
        const sameEmail = row(row.fn('lower', ['email']), '=', sender.email.toLowerCase());
        return sender.phone === null ? sameEmail : sameEmail.or('phone', '=', sender.phone);
      })
      .where(notInTrash)
      .orderBy('seq', 'desc')
      .execute();
    for (const { id } of rows) found.push(id);
  }
  return found;
}

/** Messages as shown beside another record. */
export function messagesBeside(db: Kysely<Database>, ids: readonly string[]) {
  return db
    .selectFrom('messages')
    .select(['id', 'created_at', 'language', 'status', 'subject', 'countries', 'message'])
    .where('id', 'in', ids)
    .execute();
}

/** Applications as shown beside another record. */
export function applicationsBeside(db: Kysely<Database>, ids: readonly string[]) {
  return db
    .selectFrom('applications')
    .select(['id', 'created_at', 'language', 'stage', 'current_position', 'about'])
    .where('id', 'in', ids)
    .execute();
}
