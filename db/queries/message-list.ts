import type { Kysely, SelectQueryBuilder } from 'kysely';
import { type MessageStatus, messageStatuses } from '#contract/admin/message.ts';
import type { MessageNarrowing, MessageQuery } from '#contract/admin/messages.ts';
import { firstIdAt } from '../ids.ts';
import { pieces } from '../pieces.ts';
import type { Database, MessageRow } from '../schema.ts';
import type { Searched } from '../store.ts';
import { ownTurn } from '../turns.ts';
import { pageOfFound } from './found-rows.ts';

export type Page<Row> = {
  readonly items: Row[];
  /** The id after which the next page starts; null on the last page. */
  readonly nextCursor: string | null;
  readonly total: number;
};

/** Rows per batch of an export. */
const exportedAtOnce = 100;

/** @returns one page of messages, the cursor of the next page, and the total of matches */
export async function listMessages(
  { db, search }: Searched,
  query: MessageQuery,
): Promise<Page<MessageRow>> {
  if (query.q) {
    const seqs = await search.found('messages', query.q, narrowed(db, query));
    const page = await pageOfFound(db, 'messages', seqs, query);
    return pageOf(await rowsOf(db, 'seq', page, query), query, seqs.length);
  }
  await ownTurn();
  const ids = await pageOfIds(db, query);
  const rows = await rowsOf(db, 'id', ids, query);
  await ownTurn();
  return pageOf(rows, query, await countOf(narrowed(db, query)));
}

/** Yields all matching messages in batches, newest first. */
export async function* messagePages(
  { db, search }: Searched,
  narrowing: MessageNarrowing,
  signal: AbortSignal,
): AsyncGenerator<MessageRow[]> {
  const { q } = narrowing;
  if (q) {
    const seqs = await search.found('messages', q, narrowed(db, narrowing), signal);
    for (const some of pieces(seqs.toReversed(), exportedAtOnce)) {
      await ownTurn(signal);
      yield await rowsOf(db, 'seq', some, { sort: 'newest' });
    }
    return;
  }
  for (let cursor: string | undefined; ; ) {
    await ownTurn(signal);
    const query = { ...narrowing, sort: 'newest', limit: exportedAtOnce, cursor } as const;
    const { items, nextCursor } = pageOf(
      await rowsOf(db, 'id', await pageOfIds(db, query), query),
      query,
      0,
    );
    yield items;
    if (nextCursor === null) return;
    cursor = nextCursor;
  }
}

/** @param rows one more than the page holds, if there are more */
export function pageOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { limit }: { readonly limit: number },
  total: number,
): Page<Row> {
  const items = rows.slice(0, limit);
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null, total };
}

async function countOf(selection: Selection): Promise<number> {
  const { count } = await selection
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns one id more than the page holds, if there are more. */
async function pageOfIds(db: Kysely<Database>, query: MessageQuery): Promise<string[]> {
  const { limit } = query;
  const ids = (statuses: readonly MessageStatus[]) =>
    inOrder(narrowed(db, query, statuses), query)
      .select('id')
      .limit(limit + 1)
      .execute();
  if (isStarred(query)) return idsIn(await ids(statusesOf(query)));
  // The index is sorted within each status; a query over all of them would need a sort.
  const ofEach: string[] = [];
  for (const status of statusesOf(query)) {
    ofEach.push(...idsIn(await ids([status])));
  }
  const sorted = ofEach.sort();
  return (query.sort === 'newest' ? sorted.reverse() : sorted).slice(0, limit + 1);
}

function idsIn(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

function rowsOf(
  db: Kysely<Database>,
  key: 'id' | 'seq',
  keys: readonly (string | number)[],
  { sort }: Pick<MessageQuery, 'sort'>,
): Promise<MessageRow[]> {
  const rows = db
    .selectFrom('messages')
    .selectAll()
    .where(key, 'in', keys as string[]);
  return rows.orderBy(key, sort === 'newest' ? 'desc' : 'asc').execute();
}

/** The statuses that match the folder and the status filter. */
function statusesOf({ folder, status }: MessageNarrowing): MessageStatus[] {
  const inFolder: readonly MessageStatus[] = {
    inbox: ['new', 'read'] as const,
    starred: ['new', 'read', 'archived'] as const,
    archived: ['archived'] as const,
    spam: ['spam'] as const,
    none: messageStatuses,
  }[folder ?? 'none'];
  return inFolder.filter((one) => status === undefined || one === status);
}

function isStarred({ folder, starred }: MessageNarrowing): boolean {
  return folder === 'starred' || starred === true;
}

type Selection = SelectQueryBuilder<Database, 'messages', object>;

/** Applies every filter of the list except search. */
function narrowed(
  db: Kysely<Database>,
  narrowing: MessageNarrowing,
  statuses: readonly MessageStatus[] = statusesOf(narrowing),
): Selection {
  const { kind, subject, language, starred, from, to } = narrowing;
  let result: Selection = db.selectFrom('messages').where('status', 'in', statuses);
  if (kind) result = result.where('kind', '=', kind);
  if (subject) result = result.where('subject', '=', subject);
  if (language) result = result.where('language', '=', language);
  if (isStarred(narrowing)) result = result.where('starred', '=', 1);
  else if (starred === false) result = result.where('starred', '=', 0);
  if (from) result = result.where('id', '>=', firstIdAt(from));
  if (to) result = result.where('id', '<', firstIdAt(to));
  return result;
}

/** Keyset paging: new arrivals do not shift pages. */
function inOrder(selection: Selection, { sort, cursor }: MessageQuery): Selection {
  const [direction, beyond] =
    sort === 'newest' ? (['desc', '<'] as const) : (['asc', '>'] as const);
  const ordered = selection.orderBy('messages.id', direction);
  return cursor === undefined ? ordered : ordered.where('messages.id', beyond, cursor);
}
