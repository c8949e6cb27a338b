import type { Kysely } from 'kysely';
import { directionOf, type Paging } from '../../queries/page.ts';
import type { Database } from '../../schema.ts';
import type { SearchedTable } from '../../store.ts';

/** The page of `Search.page`. */
export async function pageOfFound(
  db: Kysely<Database>,
  table: SearchedTable,
  seqs: readonly number[],
  { sort, cursor, limit }: Paging,
): Promise<number[]> {
  const newest = sort === 'newest';
  const ordered = newest ? seqs.toReversed() : seqs;
  if (cursor === undefined) return ordered.slice(0, limit + 1);
  const [direction, beyond] = directionOf({ sort });
  // Ids and `seq` have the same order. The cursor's own row may have been erased.
  const first = await db
    .selectFrom(table)
    .select('seq')
    .where('id', beyond, cursor)
    .orderBy('id', direction)
    .limit(1)
    .executeTakeFirst();
  if (!first) return [];
  const start = ordered.findIndex((seq) => (newest ? seq <= first.seq : seq >= first.seq));
  return start < 0 ? [] : ordered.slice(start, start + limit + 1);
}
