import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { MessageQuery } from '#contract/messages.ts';
import { firstIdAt, newId } from '../ids.ts';
import type { Database, MessageRow } from '../schema.ts';
import type { SharedCommits } from '../shared-commits.ts';
import { insertTemplate } from './insert-template.ts';

export type NewMessage = Omit<MessageRow, 'id' | 'created_at' | 'status'>;
export type Stored = Pick<MessageRow, 'id' | 'created_at'>;

/**
 * Stores a message for good; resolves when it is on the disk. One whose idempotency hash is there already is
 * not stored again: the answer is then the first one's.
 */
export function messageWriter(db: Kysely<Database>, commits: SharedCommits) {
  const insert = insertTemplate(db, 'messages', [
    'id',
    'created_at',
    'kind',
    'status',
    'full_name',
    'email',
    'phone',
    'company',
    'subject',
    'message',
    'language',
    'notice_version',
    'spam_reason',
    'idempotency_hash',
  ]);
  return async (message: NewMessage): Promise<Stored> => {
    const row: MessageRow = {
      ...message,
      id: newId(),
      created_at: Date.now(),
      status: message.spam_reason ? 'spam' : 'new',
    };
    await commits.write(insert(row));
    if (!row.idempotency_hash) return row;
    return db
      .selectFrom('messages')
      .select(['id', 'created_at'])
      .where('idempotency_hash', '=', row.idempotency_hash)
      .executeTakeFirstOrThrow();
  };
}

/** One page of messages, what to ask for next, and how many match in all. */
export async function listMessages(db: Kysely<Database>, query: MessageQuery) {
  const matching = () => filtered(db.selectFrom('messages'), query);
  const rows = await inOrder(matching(), query)
    .selectAll()
    .limit(query.limit + 1)
    .execute();
  const items = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? items.at(-1) : undefined;
  const { total } = await matching()
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items, nextCursor: last?.id ?? null, total };
}

/** One message, or undefined where there is none. */
export function findMessage(db: Kysely<Database>, id: string): Promise<MessageRow | undefined> {
  return db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
}

type MessageSelection = SelectQueryBuilder<Database, 'messages', object>;

function filtered(selection: MessageSelection, { status, kind, from, to }: MessageQuery) {
  let result = selection;
  if (kind) result = result.where('kind', '=', kind);
  if (status) result = result.where('status', '=', status);
  if (from) result = result.where('id', '>=', firstIdAt(from));
  if (to) result = result.where('id', '<', firstIdAt(to));
  return result;
}

/** Keyset paging: a message that arrives meanwhile shifts nothing. */
function inOrder(selection: MessageSelection, { sort, cursor }: MessageQuery) {
  const [direction, beyond] =
    sort === 'newest' ? (['desc', '<'] as const) : (['asc', '>'] as const);
  const ordered = selection.orderBy('id', direction);
  return cursor === undefined ? ordered : ordered.where('id', beyond, cursor);
}
