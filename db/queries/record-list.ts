import type { Kysely, SelectQueryBuilder } from 'kysely';
import { firstIdAt } from '../ids.ts';
import { pieces } from '../pieces.ts';
import type { Database } from '../schema.ts';
import type { Searched, SearchedTable } from '../store.ts';
import { ownTurn } from '../turns.ts';
import { countOf, directionOf, type Page, type Paging, pageOf } from './page.ts';

/** Rows per batch of an export. */
const exportedAtOnce = 100;

export type Selection = SelectQueryBuilder<Database, SearchedTable, object>;

/** The filters that every list has. */
type Narrowed = {
  readonly q?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
};

/** How messages and applications are listed: what is not the same for both. */
export type RecordList<Row, Narrowing> = {
  readonly table: SearchedTable;
  /** What the list is sorted by: arrival, the day of the follow-up, or the time of the interview. */
  sortedBy(narrowing: Narrowing): SortColumn;
  /** All rows, with the columns that a list shows. */
  rows(db: Kysely<Database>): SelectQueryBuilder<Database, SearchedTable | 'cvs', Row>;
  /**
   * The statuses or stages that pass the filters. Within each group an index is sorted by id; a query over several
   * would need a sort.
   */
  groups(narrowing: Narrowing): readonly (readonly string[])[];
  /** The rows of those statuses or stages, by every other filter of this list. */
  narrowed(db: Kysely<Database>, narrowing: Narrowing, states: readonly string[]): Selection;
};

type SortColumn = 'id' | 'follow_up' | 'interview_at';

type Listed = {
  readonly id: string;
  readonly seq: number;
  readonly follow_up: string | null;
  readonly interview_at?: number | null;
};

/** @returns one page of rows, the cursor of the next page, and the total of matches */
export async function listRecords<Row extends Listed, Narrowing extends Narrowed>(
  list: RecordList<Row, Narrowing>,
  { db, search }: Searched,
  query: Narrowing & Paging,
): Promise<Page<Row>> {
  const matching = narrowed(list, db, query, list.groups(query).flat());
  const column = list.sortedBy(query);
  const cursorOf = (row: Row) => (column === 'id' ? row.id : `${row[column]}_${row.id}`);
  if (query.q) {
    const seqs = await search.found(list.table, query.q, matching);
    const page =
      column === 'id'
        ? await pageOfFound(list, db, seqs, query)
        : await pageBy(column, matching.where('seq', 'in', seqs), query);
    return pageOf(await rowsOf(list, db, 'seq', page), query, seqs.length, cursorOf);
  }
  await ownTurn();
  const rows =
    column === 'id'
      ? await rowsOf(list, db, 'id', await pageOfIds(list, db, query))
      : await rowsOf(list, db, 'seq', await pageBy(column, matching, query));
  await ownTurn();
  return pageOf(rows, query, await countOf(matching), cursorOf);
}

/** Yields all matching rows in batches, newest first. */
export async function* recordBatches<Row extends Listed, Narrowing extends Narrowed>(
  list: RecordList<Row, Narrowing>,
  { db, search }: Searched,
  narrowing: Narrowing,
  signal: AbortSignal,
): AsyncGenerator<Row[]> {
  const newest = { sort: 'newest', limit: exportedAtOnce } as const;
  if (narrowing.q) {
    const matching = narrowed(list, db, narrowing, list.groups(narrowing).flat());
    const seqs = await search.found(list.table, narrowing.q, matching, signal);
    for (const some of pieces(seqs.toReversed(), exportedAtOnce)) {
      await ownTurn(signal);
      yield await rowsOf(list, db, 'seq', some);
    }
    return;
  }
  for (let cursor: string | undefined; ; ) {
    await ownTurn(signal);
    const ids = await pageOfIds(list, db, { ...narrowing, ...newest, cursor });
    const { items, nextCursor } = pageOf(await rowsOf(list, db, 'id', ids), newest, 0);
    yield items;
    if (nextCursor === null) return;
    cursor = nextCursor;
  }
}

function narrowed<Row, Narrowing extends Narrowed>(
  list: RecordList<Row, Narrowing>,
  db: Kysely<Database>,
  narrowing: Narrowing,
  states: readonly string[],
): Selection {
  const { from, to } = narrowing;
  let result = list.narrowed(db, narrowing, states);
  if (from) result = result.where('id', '>=', firstIdAt(from));
  if (to) result = result.where('id', '<', firstIdAt(to));
  return result;
}

/** One id more than the page holds, if there are more. Keyset paging: new records do not shift pages. */
async function pageOfIds<Row, Narrowing extends Narrowed>(
  list: RecordList<Row, Narrowing>,
  db: Kysely<Database>,
  query: Narrowing & Paging,
): Promise<string[]> {
  const [direction, beyond] = directionOf(query);
  const found: string[] = [];
  for (const states of list.groups(query)) {
    let ids = narrowed(list, db, query, states)
      .select('id')
      .orderBy('id', direction)
      .limit(query.limit + 1);
    if (query.cursor) ids = ids.where('id', beyond, idIn(query.cursor));
    for (const { id } of await ids.execute()) found.push(id);
  }
  found.sort();
  return (query.sort === 'newest' ? found.reverse() : found).slice(0, query.limit + 1);
}

/** One page of search results as `seq`, and one more if there are more. */
async function pageOfFound<Row, Narrowing>(
  { table }: RecordList<Row, Narrowing>,
  db: Kysely<Database>,
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
    .where('id', beyond, idIn(cursor))
    .orderBy('id', direction)
    .limit(1)
    .executeTakeFirst();
  if (!first) return [];
  const start = ordered.findIndex((seq) => (newest ? seq <= first.seq : seq >= first.seq));
  return start < 0 ? [] : ordered.slice(start, start + limit + 1);
}

/** One page of `matching` by a column, as `seq`, and one more if there are more. */
async function pageBy(
  name: Exclude<SortColumn, 'id'>,
  matching: Selection,
  { sort, cursor, limit }: Paging,
): Promise<number[]> {
  const [direction, beyond] = directionOf({ sort });
  // Messages have no interviews, and no list of messages is sorted by them.
  const column = name as 'follow_up';
  let page = matching
    .select('seq')
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit + 1);
  const [first, id] = cursor?.split('_') ?? [];
  if (first && id) {
    const value = (name === 'interview_at' ? Number(first) : first) as string;
    page = page.where((row) =>
      row.or([
        row(column, beyond, value),
        row.and([row(column, '=', value), row('id', beyond, id)]),
      ]),
    );
  }
  return (await page.execute()).map(({ seq }) => seq);
}

/** The id in a cursor, which may have a day or a time before it. */
function idIn(cursor: string): string {
  return cursor.slice(cursor.indexOf('_') + 1);
}

/** The rows in the order of their keys; those that are gone are left out. */
async function rowsOf<Row extends Listed, Narrowing>(
  list: RecordList<Row, Narrowing>,
  db: Kysely<Database>,
  key: 'id' | 'seq',
  keys: readonly (string | number)[],
): Promise<Row[]> {
  const rows = (await list
    .rows(db)
    .where(`${list.table}.${key}` as const, 'in', keys as string[])
    .execute()) as Row[];
  const byKey = new Map<string | number, Row>(rows.map((row) => [row[key], row]));
  return keys.flatMap((one) => byKey.get(one) ?? []);
}
