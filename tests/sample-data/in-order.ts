import { type Kysely, sql } from 'kysely';
import { bringUpToDate, emptySearch } from '../../db/queries/search-index.ts';
import type { Database } from '../../db/schema.ts';

/**
 * Numbers messages and applications anew by their arrival, and makes them findable under the new numbers. A
 * search goes by these numbers and pages by ids: both must tell of the same order.
 */
export async function putInOrder(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const name of ['messages', 'applications'] as const) {
      const table = sql.table(name);
      // Below zero first, where no number is taken yet.
      await sql`update ${table} set seq = -place from
        (select id as this, row_number() over (order by id) as place from ${table})
        where id = this`.execute(transaction);
      await sql`update ${table} set seq = -seq`.execute(transaction);
    }
    await emptySearch(transaction);
  });
  while ((await bringUpToDate(db)) !== 'none');
}
