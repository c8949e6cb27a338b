import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { countOf, directionOf, type Paging } from '../../queries/page.ts';
import { type Phrase, phrasesOf, sendersPhrases } from '../../queries/search-phrases.ts';
import type { Database } from '../../schema.ts';
import type { Search, SearchedTable, Sender } from '../../store.ts';
import { bringUpToDate, unindex } from './index-tables.ts';
import { allOf, anyOf } from './tsquery.ts';

/** From so many rows on a word is common: a page is full after some thousand rows of a hundred thousand. */
const common = 2000;

/** Search by tables of words (tsvector) with GIN indexes. */
export function wordSearch(db: Kysely<Database>): Search {
  return {
    found: (table, text, narrowed, signal) => found(table, text, narrowed, signal),
    page: (table, text, narrowed, paging) => pageOfFound(db, table, text, narrowed, paging),
    maybeFrom: (table, sender) => maybeFrom(db, table, sender),
    unindex,
    bringUpToDate: (budgetMs) => bringUpToDate(db, budgetMs),
  };
}

async function found(
  table: SearchedTable,
  text: string,
  narrowed: SelectQueryBuilder<Database, SearchedTable, object>,
  signal?: AbortSignal,
): Promise<number[]> {
  const phrases = phrasesOf(text);
  if (phrases.length === 0) return [];
  const { seqs } = await narrowed
    .select(sql<number[] | null>`array_agg(seq order by seq)`.as('seqs'))
    .where(hasWords(table, phrases))
    .executeTakeFirstOrThrow();
  signal?.throwIfAborted();
  return seqs ?? [];
}

/** `Search.page`. Replicas whose clocks differ give ids in another order than `seq`. */
async function pageOfFound(
  db: Kysely<Database>,
  table: SearchedTable,
  text: string,
  narrowed: SelectQueryBuilder<Database, SearchedTable, object>,
  { sort, cursor, limit }: Paging,
): Promise<{ readonly seqs: number[]; readonly total: number }> {
  const phrases = phrasesOf(text);
  if (phrases.length === 0) return { seqs: [], total: 0 };
  const [direction, beyond] = directionOf({ sort });
  const found = narrowed.where(hasWords(table, phrases));
  const total = await countOf(found);
  if (total === 0) return { seqs: [], total };
  // Of a common word a page is soon full, row by row in their order. Of another one the rows are collected first: in that
  // order all rows would be read.
  const collected = sql.raw(total > common ? 'not materialized' : 'materialized');
  const isBeyond = cursor === undefined ? sql`true` : sql`id ${sql.raw(beyond)} ${cursor}`;
  const { rows } = await sql<{ seq: number }>`
    with found as ${collected} (${found.select(['seq', 'id'])})
    select seq from found where ${isBeyond} order by id ${sql.raw(direction)} limit ${limit + 1}
  `.execute(db);
  return { seqs: rows.map(({ seq }) => seq), total };
}

function hasWords(table: SearchedTable, phrases: readonly Phrase[]) {
  const words = sql.table(`${table}_search`);
  return sql<boolean>`seq in (select seq from ${words} where words @@ ${allOf(phrases)}::tsquery)`;
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
