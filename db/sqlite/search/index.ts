import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { directionOf, type Paging } from '../../engine/page.ts';
import type { Search, SearchedTable } from '../../engine/store.ts';
import { yieldToEventLoop } from '../../engine/turns.ts';
import { alternativesOf } from '../../queries/search-phrases.ts';
import type { Database } from '../../schema.ts';
import { addMissing, reindex, unindex } from './index-tables.ts';

/** Search by FTS5 tables. */
export function ftsSearch(db: Kysely<Database>): Search {
  return {
    found: (table, text, narrowed, signal) => foundSeqs(db, table, text, narrowed, signal),
    async page(table, text, narrowed, paging) {
      const seqs = await foundSeqs(db, table, text, narrowed);
      return { seqs: await pageOfFound(db, table, seqs, paging), total: seqs.length };
    },
    unindex,
    reindex,
    addMissing: (budgetMs) => addMissing(db, budgetMs),
  };
}

/**
 * Intersects the search results with the list's filters. Both come from indexes alone, so no row is read.
 * @returns the `seq` of each row that matches the text and is in `narrowed`, oldest first
 */
async function foundSeqs(
  db: Kysely<Database>,
  table: SearchedTable,
  text: string,
  narrowed: SelectQueryBuilder<Database, SearchedTable, object>,
  signal?: AbortSignal,
): Promise<number[]> {
  const match = matchOf(text);
  if (match === undefined) return [];
  await yieldToEventLoop(signal);
  const index = sql.table(`${table}_search`);
  // One JSON text: thousands of row objects would take several times as long.
  const { rows } = await sql<{ seqs: string }>`
    select json_group_array(rowid) as seqs from ${index} where ${index} match ${match}`.execute(db);
  const matching: number[] = JSON.parse(rows[0]?.seqs ?? '[]');
  await yieldToEventLoop(signal);
  const { seqs } = await narrowed
    .select(sql<string>`json_group_array(seq)`.as('seqs'))
    .executeTakeFirstOrThrow();
  await yieldToEventLoop(signal);
  const isNarrowed = new Uint8Array((matching.at(-1) ?? 0) + 1);
  for (const seq of JSON.parse(seqs) as number[]) isNarrowed[seq] = 1;
  return matching.filter((seq) => isNarrowed[seq] === 1);
}

/** Builds an FTS5 query of what a typed text looks for; undefined if the text holds no word. */
export function matchOf(text: string): string | undefined {
  const alternatives = alternativesOf(text).map((phrases) =>
    phrases.map((words) => `"${words.join(' ')}"*`).join(' '),
  );
  return alternatives.join(' OR ') || undefined;
}

/** The page of `Search.page`. */
async function pageOfFound(
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
