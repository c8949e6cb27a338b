import { sql } from 'kysely';
import type { Searched } from '#db/engine/store.ts';
import { emptySearch } from '../../db/sqlite/search/index-tables.ts';

/**
 * Renumbers messages and applications by arrival, and indexes them again. Search sorts by `seq` and pages by id: both
 * orders must be the same.
 */
export async function putInOrder({ db, search }: Searched): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const name of ['messages', 'applications'] as const) {
      const table = sql.table(name);
      // Negative first, so that no number is taken.
      await sql`update ${table} set seq = -place from
        (select id as this, row_number() over (order by id) as place from ${table})
        where id = this`.execute(transaction);
      await sql`update ${table} set seq = -seq`.execute(transaction);
    }
    await emptySearch(transaction);
  });
  while (await search.addMissing());
}
