import { type Kysely, sql } from 'kysely';
import { directionOf, type Paging } from '../../queries/page.ts';
import { idIn } from '../../queries/record-list.ts';
import type { Database } from '../../schema.ts';
import type { SearchedTable } from '../../store.ts';

/** `Search.pageOf`. Replicas whose clocks differ give ids in another order than `seq`. */
export async function pageOfFound(
  db: Kysely<Database>,
  table: SearchedTable,
  seqs: readonly number[],
  { sort, cursor, limit }: Paging,
): Promise<number[]> {
  const [direction, beyond] = directionOf({ sort });
  let page = db
    .selectFrom(table)
    .select('seq')
    .where(sql<boolean>`seq = any(${seqs}::bigint[])`)
    .orderBy('id', direction)
    .limit(limit + 1);
  if (cursor !== undefined) page = page.where('id', beyond, idIn(cursor));
  return (await page.execute()).map(({ seq }) => seq);
}
