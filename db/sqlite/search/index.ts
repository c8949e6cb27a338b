import { sql } from 'kysely';
import { directionOf, type Paging } from '../../engine/page.ts';
import type { Alternative, Sought } from '../../engine/sought.ts';
import type { Search, SearchedTable, Selection } from '../../engine/store.ts';
import { yieldToEventLoop } from '../../engine/turns.ts';
import { linkTables } from '../../queries/tags.ts';
import type { Db } from '../../schema.ts';
import { addMissing, reindex, unindex } from './index-tables.ts';

export function ftsSearch(db: Db): Search {
  return {
    hasAny: async (table, sought) => (await matchingSeqs(db, table, sought, 1)).length > 0,
    found: (table, sought, narrowed, signal) => foundSeqs(db, table, sought, narrowed, signal),
    async page(table, sought, narrowed, paging) {
      const seqs = await foundSeqs(db, table, sought, narrowed);
      return { seqs: await pageOfFound(db, table, seqs, paging), total: seqs.length };
    },
    unindex,
    reindex,
    addMissing: (budgetMs) => addMissing(db, budgetMs),
  };
}

/**
 * Intersects the search results with the list's filters. Both come from indexes alone, so no row is read.
 * @returns the `seq` of each row that matches and is in `narrowed`, oldest first
 */
async function foundSeqs(
  db: Db,
  table: SearchedTable,
  sought: Sought,
  narrowed: Selection,
  signal?: AbortSignal,
): Promise<number[]> {
  await yieldToEventLoop(signal);
  const matching = await matchingSeqs(db, table, sought);
  if (matching.length === 0) return [];
  await yieldToEventLoop(signal);
  const { seqs } = await narrowed
    .select(sql<string>`json_group_array(seq)`.as('seqs'))
    .executeTakeFirstOrThrow();
  await yieldToEventLoop(signal);
  const isNarrowed = new Uint8Array((matching.at(-1) ?? 0) + 1);
  for (const seq of JSON.parse(seqs) as number[]) isNarrowed[seq] = 1;
  return matching.filter((seq) => isNarrowed[seq] === 1);
}

/** The `seq` of each row that matches, in order. @param most the number that is enough */
async function matchingSeqs(
  db: Db,
  table: SearchedTable,
  { alternatives, tagged }: Sought,
  most = -1,
): Promise<number[]> {
  const index = sql.table(`${table}_search`);
  const byWords = (match: string) => sql`select rowid from ${index} where ${index} match ${match}`;
  const match = matchOf(alternatives);
  const parts = match ? [byWords(match)] : [];
  for (const { tags, rest } of tagged) {
    const match = matchOf([rest]);
    parts.push(sql`
      select seq from ${sql.table(table)} where id in (
        select record_id from ${sql.table(linkTables[table])} where tag_id in (${sql.join(tags)})
      ) ${match ? sql`and seq in (${byWords(match)})` : sql``}`);
  }
  if (parts.length === 0) return [];
  // A union is sorted. One JSON text: thousands of row objects would take several times as long.
  const { rows } = await sql<{ seqs: string }>`
    select json_group_array(rowid) as seqs
    from (${sql.join(parts, sql` union `)} limit ${most})`.execute(db);
  return JSON.parse(rows[0]?.seqs ?? '[]');
}

/** Builds an FTS5 query; undefined without any word. */
export function matchOf(alternatives: readonly Alternative[]): string | undefined {
  const any = (phrases: readonly string[]) =>
    phrases.length === 1 ? phrases[0] : `(${phrases.join(' OR ')})`;
  const all = alternatives
    .filter(({ length }) => length > 0)
    .map((groups) =>
      groups.map((phrases) => any(phrases.map((words) => `"${words.join(' ')}"*`))).join(' AND '),
    );
  return all.join(' OR ') || undefined;
}

async function pageOfFound(
  db: Db,
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
