import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { phrasesOf, sendersPhrases } from '../../queries/search-phrases.ts';
import type { Database } from '../../schema.ts';
import type { Search, SearchedTable, Sender } from '../../store.ts';
import { bringUpToDate, unindex } from './index-tables.ts';
import { pageOfFound } from './page-of-found.ts';
import { allOf, anyOf } from './tsquery.ts';

/** Search by tables of words (tsvector) with GIN indexes. */
export function wordSearch(db: Kysely<Database>): Search {
  return {
    found: (table, text, narrowed, signal) => found(db, table, text, narrowed, signal),
    pageOf: (table, seqs, paging) => pageOfFound(db, table, seqs, paging),
    maybeFrom: (table, sender) => maybeFrom(db, table, sender),
    unindex,
    bringUpToDate: (budgetMs) => bringUpToDate(db, budgetMs),
  };
}

async function found(
  _db: Kysely<Database>,
  table: SearchedTable,
  text: string,
  narrowed: SelectQueryBuilder<Database, SearchedTable, object>,
  signal?: AbortSignal,
): Promise<number[]> {
  const phrases = phrasesOf(text);
  if (phrases.length === 0) return [];
  const words = sql.table(`${table}_search`);
  const { seqs } = await narrowed
    .select(sql<number[] | null>`array_agg(seq order by seq)`.as('seqs'))
    .where(
      sql<boolean>`seq in (select seq from ${words} where words @@ ${allOf(phrases)}::tsquery)`,
    )
    .executeTakeFirstOrThrow();
  signal?.throwIfAborted();
  return seqs ?? [];
}

/** `Search.maybeFrom`. Rows whose words are missing are added unseen. */
async function maybeFrom(
  db: Kysely<Database>,
  table: SearchedTable,
  sender: Sender,
): Promise<number[]> {
  const search = sql.table(`${table}_search`);
  const { rows } = await sql<{ seq: number }>`
    select seq from ${search} where words @@ ${anyOf(sendersPhrases(sender))}::tsquery or words is null
    union
    select seq from ${sql.table(table)} where seq > (select coalesce(max(seq), 0) from ${search})
    order by seq desc
  `.execute(db);
  return rows.map(({ seq }) => seq);
}
