import type { SelectQueryBuilder } from 'kysely';
import { type MessageStatus, messageStatuses } from '#contract/admin/message.ts';
import { firstIdAt } from '../engine/ids.ts';
import { countOf, directionOf, type Page, type Paging } from '../engine/page.ts';
import type { Searched, SearchedTable, Selection } from '../engine/store.ts';
import { pieces, yieldToEventLoop } from '../engine/turns.ts';
import type { Database, Db } from '../schema.ts';
import { nearIn, readSought } from './sought.ts';
import { hasTag, recordsWithTag } from './tags.ts';
import { inTrash } from './trash.ts';

/** Rows per batch of an export. */
const exportedAtOnce = 100;
/** Records of a tag that are read at once. */
const taggedAtOnce = 200;
/** Up to this many records of a tag are looked up one by one, in about 5 ms. */
const fewTagged = 2000;

/** Filters of every list. */
type Narrowed = {
  readonly tag?: string | undefined;
  readonly q?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
};

/** Differences between the lists of messages and applications. */
export type RecordList<Row, Narrowing> = {
  readonly table: SearchedTable;
  /** Sort column: arrival, the day of the follow-up, or the time of the interview. */
  sortedBy(narrowing: Narrowing): SortColumn;
  /** All rows, with the columns that a list shows. */
  rows(db: Db): SelectQueryBuilder<Database, SearchedTable | 'cvs', Row>;
  /**
   * The statuses or stages that pass the filters. An index sorts each group by id; a query over several groups would
   * need a sort.
   */
  groups(narrowing: Narrowing): readonly (readonly string[])[];
  /**
   * Statuses of which the list has all messages outside the trash, apart from tag and words; undefined if another
   * filter applies.
   */
  statuses(narrowing: Narrowing): readonly MessageStatus[] | undefined;
  /** The rows of those statuses or stages that pass the list's other filters. */
  narrowed(db: Db, narrowing: Narrowing, states: readonly string[]): Selection;
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
  // By the keys (one extra tells that there are more): a row may be erased before it is read.
  const pageOfKeys = async (key: 'id' | 'seq', keys: readonly (string | number)[]) => {
    const items = await rowsOf(list, db, key, keys.slice(0, query.limit));
    const last = keys.length > query.limit ? items.at(-1) : undefined;
    return { items, nextCursor: last ? cursorOf(last) : null };
  };
  if (query.q) {
    const sought = await readSought({ db, search }, list.table, query.q);
    const statuses = query.tag ? undefined : list.statuses(query);
    const byTime = async () => {
      const found = await search.found(list.table, sought, matching);
      const seqs = await pageBy(column as 'follow_up', matching.where('seq', 'in', found), query);
      return { seqs, total: found.length };
    };
    const { seqs, total } =
      column === 'id'
        ? await search.page(list.table, sought, matching, query, statuses)
        : await byTime();
    const page = { ...(await pageOfKeys('seq', seqs)), total };
    return sought.near && total > 0
      ? { ...page, near: nearIn(list.table, page.items, query.q, sought.near) }
      : page;
  }
  await yieldToEventLoop();
  const page =
    column === 'id'
      ? await pageOfKeys('id', await pageOfIds(list, db, query))
      : await pageOfKeys('seq', await pageBy(column, matching, query));
  await yieldToEventLoop();
  return { ...page, total: await totalOf(list, db, query) };
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
    const sought = await readSought({ db, search }, list.table, narrowing.q);
    const seqs = await search.found(list.table, sought, matching, signal);
    for (const some of pieces(seqs.toReversed(), exportedAtOnce)) {
      await yieldToEventLoop(signal);
      yield await rowsOf(list, db, 'seq', some);
    }
    return;
  }
  for (let cursor: string | undefined; ; ) {
    await yieldToEventLoop(signal);
    const ids = await pageOfIds(list, db, { ...narrowing, ...newest, cursor });
    const some = ids.slice(0, exportedAtOnce);
    yield await rowsOf(list, db, 'id', some);
    if (ids.length <= exportedAtOnce) return;
    cursor = some.at(-1);
  }
}

/** Yields the existing records of `ids`, in their order, `most` at a time. */
export async function* recordsOf<Row extends Listed, Narrowing>(
  list: RecordList<Row, Narrowing>,
  db: Db,
  ids: readonly string[],
  most: number,
): AsyncGenerator<Row[]> {
  for (const some of pieces(ids, most)) {
    await yieldToEventLoop();
    yield await rowsOf(list, db, 'id', some);
  }
}

function narrowed<Row, Narrowing extends Narrowed>(
  list: RecordList<Row, Narrowing>,
  db: Db,
  narrowing: Narrowing,
  states: readonly string[],
): Selection {
  const { from, to } = narrowing;
  let result = list.narrowed(db, narrowing, states);
  if (from) result = result.where('id', '>=', firstIdAt(from));
  if (to) result = result.where('id', '<', firstIdAt(to));
  return result;
}

/** A page of ids, with one more if there are more. Keyset paging: new records do not shift pages. */
async function pageOfIds<Row, Narrowing extends Narrowed>(
  list: RecordList<Row, Narrowing>,
  db: Db,
  query: Narrowing & Paging,
): Promise<string[]> {
  const begun = query.tag ? await beginningOfTag(list, db, query, query.tag) : undefined;
  if (begun && begun.last === undefined) return begun.ids;
  const last = begun?.last ?? query.cursor;
  const [direction, beyond] = directionOf(query);
  const found: string[] = [];
  for (const states of list.groups(query)) {
    let ids = narrowed(list, db, query, states)
      .select('id')
      .orderBy('id', direction)
      .limit(query.limit + 1);
    if (last) ids = ids.where('id', beyond, last);
    for (const { id } of await ids.execute()) found.push(id);
  }
  found.sort();
  if (query.sort === 'newest') found.reverse();
  return [...(begun?.ids ?? []), ...found].slice(0, query.limit + 1);
}

/**
 * A page of ids from the first records of a tag, in order: most pages are soon full. If few pass the other filters, the
 * rest is found faster by those.
 * @returns the ids, and the last one read if the page is not yet full
 */
async function beginningOfTag<Row, Narrowing extends Narrowed>(
  list: RecordList<Row, Narrowing>,
  db: Db,
  query: Narrowing & Paging,
  tag: string,
): Promise<{ readonly ids: string[]; readonly last?: string | undefined }> {
  const [direction, beyond] = directionOf(query);
  const untagged = narrowed(list, db, { ...query, tag: undefined }, list.groups(query).flat());
  const ids: string[] = [];
  let last = query.cursor;
  for (let read = 0; read < fewTagged; read += taggedAtOnce) {
    await yieldToEventLoop();
    let some = recordsWithTag(db, list.table, tag)
      .orderBy('record_id', direction)
      .limit(taggedAtOnce);
    if (last) some = some.where('record_id', beyond, last);
    const links = (await some.execute()).map(({ record_id }) => record_id);
    const rows = untagged.select('id').where('id', 'in', links).orderBy('id', direction);
    for (const { id } of await rows.execute()) ids.push(id);
    if (ids.length > query.limit || links.length < taggedAtOnce) {
      return { ids: ids.slice(0, query.limit + 1) };
    }
    last = links.at(-1);
  }
  return { ids, last };
}

/**
 * The number of matching rows. With a tag, iterates over the smaller set: its records, or those that pass the other
 * filters.
 */
async function totalOf<Row, Narrowing extends Narrowed>(
  list: RecordList<Row, Narrowing>,
  db: Db,
  query: Narrowing,
): Promise<number> {
  const { tag } = query;
  if (!tag) return countOf(narrowed(list, db, query, list.groups(query).flat()));
  const untagged = { ...query, tag: undefined };
  const groups = list.groups(untagged);
  const withTag = recordsWithTag(db, list.table, tag);
  const tagged = await countOf(withTag);
  if (tagged <= fewTagged) {
    const others = narrowed(list, db, untagged, groups.flat());
    return countOf(others.where('id', 'in', withTag));
  }
  // All records outside the trash: only the tag's links are counted.
  if (list.statuses(query)?.length === messageStatuses.length) {
    await yieldToEventLoop();
    const trashed = db.selectFrom(list.table).where(inTrash).where(hasTag(list.table, tag));
    return tagged - (await countOf(trashed));
  }
  let total = 0;
  for (const states of groups) {
    await yieldToEventLoop();
    total += await countOf(narrowed(list, db, query, states));
  }
  return total;
}

/** One page of `matching` by a column, as `seq`, with one more if there are more. */
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

/** Rows in the order of their keys, without erased ones. */
async function rowsOf<Row extends Listed, Narrowing>(
  list: RecordList<Row, Narrowing>,
  db: Db,
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
