import { type Kysely, sql } from 'kysely';
import { welcome } from '../queries/counted.ts';
import type { Database } from '../schema.ts';
import type { IdSpan, SearchedTable } from '../store.ts';
import { ownTurn } from '../turns.ts';

/**
 * `Store.countBySpan`. Counts the messages or applications in each range, without spam and trash. One statement for all ranges: a query per day of a
 * year would block other requests. The ranges are passed as JSON.
 */
export async function countBySpan(
  db: Kysely<Database>,
  table: SearchedTable,
  spans: readonly IdSpan[],
): Promise<number[]> {
  await ownTurn();
  const ranges = JSON.stringify(spans.map(({ from, to }) => [from, to]));
  const within = sql`id >= span.value ->> 0 and id < span.value ->> 1`;
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from ${sql.table(table)} where ${welcome(table)} and ${within}) as count
    from json_each(${ranges}) as span
    order by span.key
  `.execute(db);
  return rows.map(({ count }) => count);
}
