import { type Kysely, sql } from 'kysely';
import { welcome } from '../queries/counted.ts';
import type { Database } from '../schema.ts';
import type { IdSpan, SearchedTable } from '../store.ts';

/** `Store.countBySpan`: one statement for all ranges. */
export async function countBySpan(
  db: Kysely<Database>,
  table: SearchedTable,
  spans: readonly IdSpan[],
): Promise<number[]> {
  const starts = spans.map(({ from }) => from);
  const ends = spans.map(({ to }) => to);
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from ${sql.table(table)} where ${welcome(table)} and id >= span.start and id < span.ending)
      as count
    from unnest(${starts}::text[], ${ends}::text[]) with ordinality as span (start, ending, place)
    order by place
  `.execute(db);
  return rows.map(({ count }) => count);
}
