import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import {
  type MessageNarrowing,
  type MessageQuery,
  type MessageStatus,
  messageStatuses,
} from '#contract/admin/messages.ts';
import { firstIdAt } from '../ids.ts';
import type { Database, MessageRow } from '../schema.ts';
import { matches } from './search.ts';

export type Page<Row> = {
  readonly items: Row[];
  /** The id to go on from; null on the last page. */
  readonly nextCursor: string | null;
  readonly total: number;
};

/** One page of messages, what to ask for next, and how many match in all. */
export async function listMessages(
  db: Kysely<Database>,
  query: MessageQuery,
): Promise<Page<MessageRow>> {
  const ids = await pageOfIds(db, query);
  const items = await rowsOf(db, ids.slice(0, query.limit), query);
  const nextCursor = ids.length > query.limit ? (items.at(-1)?.id ?? null) : null;
  return { items, nextCursor, total: await countMessages(db, query) };
}

/** How many messages match. */
export async function countMessages(
  db: Kysely<Database>,
  narrowing: MessageNarrowing,
): Promise<number> {
  const { total } = await narrowed(base(db, narrowing), narrowing)
    .where('messages.status', 'in', statusesOf(narrowing))
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** One id more than the page holds, where there are more. */
async function pageOfIds(db: Kysely<Database>, query: MessageQuery): Promise<string[]> {
  const { limit } = query;
  const ids = () => inOrder(narrowed(base(db, query), query), query).select('messages.id');
  if (query.q || isStarred(query)) {
    const found = ids().where('messages.status', 'in', statusesOf(query));
    return idsIn(await found.limit(limit + 1).execute());
  }
  // Each status is in order in the index; all of them together would have to be sorted first.
  const found: string[] = [];
  for (const status of statusesOf(query)) {
    const some = ids().where('messages.status', '=', status);
    found.push(...idsIn(await some.limit(limit + 1).execute()));
  }
  const sorted = found.sort();
  return (query.sort === 'newest' ? sorted.reverse() : sorted).slice(0, limit + 1);
}

function idsIn(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

function rowsOf(db: Kysely<Database>, ids: readonly string[], { sort }: MessageQuery) {
  const rows = db.selectFrom('messages').selectAll().where('id', 'in', ids);
  return rows.orderBy('id', sort === 'newest' ? 'desc' : 'asc').execute();
}

/** The statuses that a folder, or a status asked for, leaves. */
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

function base(db: Kysely<Database>, { q }: MessageNarrowing): Selection {
  if (!q) return db.selectFrom('messages');
  return db
    .selectFrom('messages_search')
    .innerJoin('messages', 'messages.seq', 'messages_search.rowid')
    .where(matches('messages_search', q)) as unknown as Selection;
}

function narrowed(selection: Selection, narrowing: MessageNarrowing): Selection {
  const { kind, subject, language, starred, from, to } = narrowing;
  let result = selection;
  if (kind) result = result.where('kind', '=', kind);
  if (subject) result = result.where('subject', '=', subject);
  if (language) result = result.where('language', '=', language);
  if (isStarred(narrowing)) result = result.where('starred', '=', 1);
  else if (starred === false) result = result.where('starred', '=', 0);
  if (from) result = result.where('id', '>=', firstIdAt(from));
  if (to) result = result.where('id', '<', firstIdAt(to));
  return result;
}

/** Keyset paging: a message that arrives meanwhile shifts nothing. */
function inOrder(selection: Selection, { sort, cursor, q }: MessageQuery): Selection {
  const [direction, beyond] =
    sort === 'newest' ? (['desc', '<'] as const) : (['asc', '>'] as const);
  // Found in the order of arrival: sorting them by id would mean to find them all first.
  const ordered = selection.orderBy(
    q ? sql.ref('messages_search.rowid') : 'messages.id',
    direction,
  );
  return cursor === undefined ? ordered : ordered.where('messages.id', beyond, cursor);
}
