import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { ownTurn } from '../turns.ts';
import { matchingSeqs, type SearchTableName } from './search.ts';

type Searched = 'messages' | 'applications';

type Paging = {
  readonly sort: 'newest' | 'oldest';
  readonly cursor?: string | undefined;
  readonly limit: number;
};

/**
 * Intersects the search results with the list's filters. Both come from indexes alone, so no row is read.
 * @returns the `seq` of each row that matches the text and is in `narrowed`, oldest first
 */
export async function foundSeqs(
  db: Kysely<Database>,
  search: SearchTableName,
  text: string,
  narrowed: SelectQueryBuilder<Database, Searched, object>,
  signal?: AbortSignal,
): Promise<number[]> {
  const matching = await matchingSeqs(db, search, text, signal);
  await ownTurn(signal);
  const { seqs } = await narrowed
    .select(sql<string>`json_group_array(seq)`.as('seqs'))
    .executeTakeFirstOrThrow();
  await ownTurn(signal);
  const isNarrowed = new Uint8Array((matching.at(-1) ?? 0) + 1);
  for (const seq of JSON.parse(seqs) as number[]) isNarrowed[seq] = 1;
  return matching.filter((seq) => isNarrowed[seq] === 1);
}

/** One page of search results as `seq`, and one more if there are more. */
export async function pageOfFound(
  db: Kysely<Database>,
  table: Searched,
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
