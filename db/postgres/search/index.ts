import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { type MessageStatus, messageStatuses } from '#contract/admin/message.ts';
import { directionOf } from '../../engine/page.ts';
import type { Search, SearchedTable } from '../../engine/store.ts';
import { alternativesOf, type Phrase } from '../../queries/search-phrases.ts';
import type { Database } from '../../schema.ts';
import { addMissing, reindex } from './index-tables.ts';
import { anyAlternative } from './tsquery.ts';

type Alternatives = readonly (readonly Phrase[])[];

/** Up to this many matches are sorted for a page. With more, reading in the page's order soon finds enough. */
const few = 5000;

/** Search by tables of words (tsvector) with GIN indexes. */
export function wordSearch(db: Kysely<Database>): Search {
  return {
    found: (table, text, narrowed, signal) => found(table, text, narrowed, signal),
    page: (...asked) => pageOfFound(db, ...asked),
    // An erased row's words are in the same row, and leave the disk with its dead rows (`purgeErased`).
    unindex: async () => {},
    reindex,
    addMissing: (budgetMs) => addMissing(db, budgetMs),
  };
}

async function found(
  table: SearchedTable,
  text: string,
  narrowed: SelectQueryBuilder<Database, SearchedTable, object>,
  signal?: AbortSignal,
): Promise<number[]> {
  const sought = alternativesOf(text);
  if (sought.length === 0) return [];
  const { seqs } = await narrowed
    .select(sql<number[] | null>`array_agg(seq order by seq)`.as('seqs'))
    .where(hasWords(table, sought))
    .executeTakeFirstOrThrow();
  signal?.throwIfAborted();
  return seqs ?? [];
}

/** `Search.page`. Ids of replicas whose clocks differ may not be in the order of `seq`. */
async function pageOfFound(
  db: Kysely<Database>,
  ...[table, text, narrowed, { sort, cursor, limit }, statuses]: Parameters<Search['page']>
): ReturnType<Search['page']> {
  const sought = alternativesOf(text);
  if (sought.length === 0) return { seqs: [], total: 0 };
  const found = narrowed.where(hasWords(table, sought));
  const counted = statuses ? withStatus(statuses, sought) : found.select('seq');
  const { rows: counts } = await sql<{ total: number; seqs: number[] | null }>`
    select count(*) as total, case when count(*) <= ${few} then array_agg(seq) end as seqs
    from (${counted}) as found`.execute(db);
  const { total = 0, seqs } = counts[0] ?? {};
  if (total === 0) return { seqs: [], total };
  const [direction, beyond] = directionOf({ sort });
  let page = seqs ? db.selectFrom(table).where(sql<boolean>`seq = any(${seqs})`) : found;
  if (cursor !== undefined) page = page.where('id', beyond, cursor);
  const ordered = page.select('seq').orderBy('id', direction);
  const rows = await ordered.limit(limit + 1).execute();
  return { seqs: rows.map(({ seq }) => seq), total };
}

/** Finds messages of these statuses by the search table alone, which has the status beside the words. */
function withStatus(statuses: readonly MessageStatus[], sought: Alternatives) {
  // One check for any status is cheaper than a comparison with each.
  const isAny = statuses.length === messageStatuses.length;
  const among = isAny ? sql`status is not null` : sql`status = any(${statuses})`;
  return sql`select seq from messages_search where ${holds(sought)} and ${among}`;
}

function hasWords(table: SearchedTable, sought: Alternatives) {
  const search = sql.table(`${table}_search`);
  return sql<boolean>`seq in (select seq from ${search} where ${holds(sought)})`;
}

function holds(sought: Alternatives) {
  return sql`words @@ ${anyAlternative(sought)}::tsquery`;
}
