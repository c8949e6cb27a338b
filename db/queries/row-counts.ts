import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import type { SearchedTable } from '../store.ts';
import { countOf } from './page.ts';

/** How many messages and applications are stored, spam included. */
export async function countRows(
  db: Kysely<Database>,
): Promise<{ readonly messages: number; readonly applications: number }> {
  const count = async (table: 'messages' | 'applications') => {
    const { rows } = await db
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return rows;
  };
  return { messages: await count('messages'), applications: await count('applications') };
}

/** How many of those records exist. */
export function countExisting(
  db: Kysely<Database>,
  table: SearchedTable,
  ids: readonly string[],
): Promise<number> {
  return countOf(db.selectFrom(table).where('id', 'in', ids));
}
