import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import type { SearchedTable } from '../store.ts';
import { countOf } from './page.ts';

/** How many messages and applications are stored, spam included. */
export async function countRows(db: Kysely<Database>) {
  return {
    messages: await countOf(db.selectFrom('messages')),
    applications: await countOf(db.selectFrom('applications')),
  };
}

/** How many of those records exist. */
export function countExisting(
  db: Kysely<Database>,
  table: SearchedTable,
  ids: readonly string[],
): Promise<number> {
  return countOf(db.selectFrom(table).where('id', 'in', ids));
}
