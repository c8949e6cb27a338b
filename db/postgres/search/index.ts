import { sql } from 'kysely';
import { type MessageStatus, messageStatuses } from '#contract/admin/message.ts';
import { directionOf } from '../../engine/page.ts';
import type { Alternative, Sought } from '../../engine/sought.ts';
import type { Search, SearchedTable, Selection } from '../../engine/store.ts';
import { linkTables } from '../../queries/tags.ts';
import type { Db } from '../../schema.ts';
import { addMissing, reindex } from './index-tables.ts';
import { anyAlternative } from './tsquery.ts';

/** Up to this many matches are sorted for a page. With more, reading in the page's order soon finds enough. */
const few = 5000;

export function wordSearch(db: Db): Search {
  return {
    async hasAny(table, sought) {
      const { rows } = await sql`${matching(table, sought)} limit 1`.execute(db);
      return rows.length > 0;
    },
    found,
    page: (...asked) => pageOfFound(db, ...asked),
    // An erased row's words are in the same row, and leave the disk with its dead rows (`purgeErased`).
    unindex: async () => {},
    reindex,
    addMissing: (budgetMs) => addMissing(db, budgetMs),
  };
}

async function found(
  table: SearchedTable,
  sought: Sought,
  narrowed: Selection,
  signal?: AbortSignal,
): Promise<number[]> {
  if (isEmpty(sought)) return [];
  const { seqs } = await narrowed
    .select(sql<number[] | null>`array_agg(seq order by seq)`.as('seqs'))
    .where(isFound(table, sought))
    .executeTakeFirstOrThrow();
  signal?.throwIfAborted();
  return seqs ?? [];
}

/** `Search.page`. Ids of replicas whose clocks differ may not be in the order of `seq`. */
async function pageOfFound(
  db: Db,
  ...[table, sought, narrowed, { sort, cursor, limit }, statuses]: Parameters<Search['page']>
): ReturnType<Search['page']> {
  if (isEmpty(sought)) return { seqs: [], total: 0 };
  const found = narrowed.where(isFound(table, sought));
  const isByWords = statuses && sought.tagged.length === 0;
  const counted = isByWords ? withStatus(statuses, sought) : found.select('seq');
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
function withStatus(statuses: readonly MessageStatus[], { alternatives }: Sought) {
  // One check for any status is cheaper than a comparison with each.
  const isAny = statuses.length === messageStatuses.length;
  const among = isAny ? sql`status is not null` : sql`status = any(${statuses})`;
  return sql`select seq from messages_search where ${holds(alternatives)} and ${among}`;
}

function isEmpty({ alternatives, tagged }: Sought): boolean {
  return alternatives.length + tagged.length === 0;
}

function isFound(table: SearchedTable, sought: Sought) {
  return sql<boolean>`seq in (${matching(table, sought)})`;
}

/** Selects the `seq` of all rows that match. */
function matching(table: SearchedTable, { alternatives, tagged }: Sought) {
  const search = sql.table(`${table}_search`);
  const byWords = (any: readonly Alternative[]) =>
    sql`select seq from ${search} where ${holds(any)}`;
  const byTags = tagged.map(
    ({ tags, rest }) => sql`
      select seq from ${sql.table(table)} where id in (
        select record_id from ${sql.table(linkTables[table])} where tag_id in (${sql.join(tags)})
      ) ${rest.length > 0 ? sql`and seq in (${byWords([rest])})` : sql``}`,
  );
  return sql.join([byWords(alternatives), ...byTags], sql` union `);
}

function holds(alternatives: readonly Alternative[]) {
  return sql`words @@ ${anyAlternative(alternatives)}::tsquery`;
}
