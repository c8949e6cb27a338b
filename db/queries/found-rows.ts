import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import type { SearchedTable } from '../store.ts';

type Paging = {
  readonly sort: 'newest' | 'oldest';
  readonly cursor?: string | undefined;
  readonly limit: number;
};

/** One page of search results as `seq`, and one more if there are more. */
export async function pageOfFound(
  db: Kysely<Database>,
  table: SearchedTable,
  seqs: readonly number[],
  { sort, cursor, limit }: Paging,
): Promise<number[]> {
  const newest = sort === 'newest';
  const ordered = newest ? seqs.toReversed() : seqs;
  if (cursor === undefined) return ordered.slice(0, limit + 1);
  // Ids and `seq` have the same order. The cursor's own row may have been erased.
  const first = await db
    .selectFrom(table)
    .select('seq')
    .where('id', newest ? '<' : '>', cursor)
    .orderBy('id', newest ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst();
  if (!first) return [];
  const start = ordered.findIndex((seq) => (newest ? seq <= first.seq : seq >= first.seq));
  return start < 0 ? [] : ordered.slice(start, start + limit + 1);
}
