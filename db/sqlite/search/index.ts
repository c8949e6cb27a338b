import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../schema.ts';
import type { Search, SearchedTable } from '../../store.ts';
import { ownTurn } from '../../turns.ts';
import { bringUpToDate, unindex } from './index-tables.ts';
import { matchingSeqs } from './match.ts';
import { pageOfFound } from './page-of-found.ts';
import { maybeFrom } from './senders.ts';

/** Search by FTS5 tables. */
export function ftsSearch(db: Kysely<Database>): Search {
  return {
    found: (table, text, narrowed, signal) => foundSeqs(db, table, text, narrowed, signal),
    async page(table, text, narrowed, paging) {
      const seqs = await foundSeqs(db, table, text, narrowed);
      return { seqs: await pageOfFound(db, table, seqs, paging), total: seqs.length };
    },
    maybeFrom: (table, sender) => maybeFrom(db, table, sender),
    unindex,
    bringUpToDate: (budgetMs) => bringUpToDate(db, budgetMs),
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
  const matching = await matchingSeqs(db, `${table}_search`, text, signal);
  await ownTurn(signal);
  const { seqs } = await narrowed
    .select(sql<string>`json_group_array(seq)`.as('seqs'))
    .executeTakeFirstOrThrow();
  await ownTurn(signal);
  const isNarrowed = new Uint8Array((matching.at(-1) ?? 0) + 1);
  for (const seq of JSON.parse(seqs) as number[]) isNarrowed[seq] = 1;
  return matching.filter((seq) => isNarrowed[seq] === 1);
}
