import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { MessageQuery } from '#contract/messages.ts';
import { firstIdAt, newId } from '../ids.ts';
import type { Database, MessageRow } from '../schema.ts';
import type { SharedCommits } from '../shared-commits.ts';
import { insertTemplate } from './insert-template.ts';

export type NewMessage = Pick<
  MessageRow,
  'full_name' | 'email' | 'message' | 'language' | 'notice_version'
>;

/** Stores a message for good; resolves when it is on the disk. */
export function messageWriter(db: Kysely<Database>, commits: SharedCommits) {
  const insert = insertTemplate(db, 'messages', [
    'id',
    'created_at',
    'status',
    'full_name',
    'email',
    'message',
    'language',
    'notice_version',
  ]);
  return async (message: NewMessage): Promise<Pick<MessageRow, 'id' | 'created_at'>> => {
    const row: MessageRow = {
      ...message,
      id: newId(),
      created_at: Date.now(),
      status: 'new',
    };
    await commits.write(insert(row));
    return row;
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

function filtered(selection: MessageSelection, { status, from, to }: MessageQuery) {
  let result = selection;
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
