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
 * The `seq` of each row that a text finds and that is among `narrowed`, the oldest first. Search goes by words alone
 * and the list by indexes alone: neither reads a row, however many there are, and here they are brought together.
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

/** The page of found rows that a list asks for, one more where there are more. */
export async function pageOfFound(
  db: Kysely<Database>,
  table: Searched,
  seqs: readonly number[],
  { sort, cursor, limit }: Paging,
): Promise<number[]> {
  const newest = sort === 'newest';
  const ordered = newest ? seqs.toReversed() : seqs;
  if (cursor === undefined) return ordered.slice(0, limit + 1);
  // Ids and numbers are in the same order. The row of the cursor itself may be gone by now.
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
