import type { Kysely, Transaction } from 'kysely';
import type { MessageChange, MessageStatus } from '#contract/admin/messages.ts';
import type { Database, MessageRow } from '../schema.ts';
import { toBit } from './bit.ts';
import { indexMessage, matches } from './search.ts';

/** One message, or undefined where there is none. */
export function findMessage(db: Kysely<Database>, id: string): Promise<MessageRow | undefined> {
  return db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Changes what the admin keeps of a message, and returns it. A change that changes nothing makes no version. */
export async function changeMessage(
  db: Transaction<Database>,
  row: MessageRow,
  { status, starred, note, replied }: Omit<MessageChange, 'version'>,
): Promise<MessageRow> {
  const now = Date.now();
  const asked = {
    ...(status !== undefined && status !== row.status && { status, status_since: now }),
    ...(starred !== undefined && starred !== (row.starred === 1) && { starred: toBit(starred) }),
    ...(note !== undefined && note !== row.note && { note }),
    ...(replied && row.replied_at === null && { replied_at: now }),
  };
  if (Object.keys(asked).length === 0) return row;
  const change = { ...asked, version: row.version + 1 };
  await db.updateTable('messages').set(change).where('id', '=', row.id).execute();
  const after: MessageRow = { ...row, ...change };
  if ('note' in asked) await indexMessage(db, after);
  return after;
}

/** What a bulk action sets. */
export type BulkValues =
  | { readonly status: MessageStatus; readonly status_since: number }
  | { readonly starred: 0 | 1 };

/** Sets the same for many messages; returns how many of them are there. */
export async function changeMessages(
  db: Transaction<Database>,
  ids: readonly string[],
  values: BulkValues,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set((row) => ({ ...values, version: row('version', '+', 1) }))
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Erases messages and what they are found by; returns how many there were. */
export async function eraseMessages(
  db: Transaction<Database>,
  ids: readonly string[],
): Promise<number> {
  const found = db.selectFrom('messages').select('seq').where('id', 'in', ids);
  await db.deleteFrom('messages_search').where('rowid', 'in', found).execute();
  const { numDeletedRows } = await db
    .deleteFrom('messages')
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * All messages from an e-mail address, in any letter case, the newest first. Found by search, since an index
 * of addresses would cost every message that arrives: those that arrived last must be indexed by then.
 */
export function messagesFrom(db: Kysely<Database>, email: string): Promise<MessageRow[]> {
  const found = db
    .selectFrom('messages_search')
    .select('rowid')
    .where(matches('messages_search', email));
  return db
    .selectFrom('messages')
    .selectAll()
    .where('seq', 'in', found)
    .where((row) => row.fn('lower', ['email']), '=', email.toLowerCase())
    .orderBy('id', 'desc')
    .execute();
}
