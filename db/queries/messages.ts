import type { MessageChange } from '#contract/admin/messages.ts';
import { timeNow } from '../engine/clock.ts';
import type { SearchedTransaction } from '../engine/store.ts';
import type { Db, MessageRow } from '../schema.ts';
import { lastReplyOf, type WithReply } from './replies.ts';
import { toBit } from './rows.ts';
import { setTags, type Tagged, tagsOf } from './tags.ts';

/** A message with its tags and the state of its last reply. */
export type TaggedMessage = MessageRow & Tagged & WithReply;

export function findMessage(db: Db, id: string): Promise<TaggedMessage | undefined> {
  return messagesWithTags(db).where('id', '=', id).executeTakeFirst();
}

export function messagesWithTags(db: Db) {
  return db
    .selectFrom('messages')
    .selectAll()
    .select([tagsOf('messages'), lastReplyOf('messages')]);
}

/** Applies an admin's change to a message, and returns the row. A change without effect creates no version. */
export async function changeMessage(
  { db, search }: SearchedTransaction,
  row: TaggedMessage,
  {
    status,
    starred,
    note,
    followUp,
    assignedTo,
    tags: wantedTags,
    answered,
    answeredAtUtc,
  }: Omit<MessageChange, 'version'>,
): Promise<TaggedMessage> {
  const now = timeNow();
  const asked = {
    ...(status !== undefined && status !== row.status && { status, status_since: now }),
    // Spam retention counts from here: an old message that is flagged by mistake is not erased at once.
    ...(status === 'spam' && status !== row.status && { seen_at: now }),
    ...(starred !== undefined && starred !== (row.starred === 1) && { starred: toBit(starred) }),
    ...(note !== undefined && note !== row.note && { note }),
    ...(followUp !== undefined && followUp !== row.follow_up && { follow_up: followUp }),
    ...(assignedTo !== undefined && assignedTo !== row.assigned_to && { assigned_to: assignedTo }),
    ...answerOf(row, { answered, answeredAtUtc }),
  };
  const tags = await setTags(db, 'messages', row, wantedTags);
  if (Object.keys(asked).length === 0 && tags === undefined) return row;
  const change = { ...asked, version: row.version + 1 };
  await db.updateTable('messages').set(change).where('id', '=', row.id).execute();
  if ('note' in asked) await search.reindex(db, 'messages', { ...row, ...change });
  return { ...row, ...change, tags: tags ?? row.tags };
}

type Answering = Pick<MessageChange, 'answered' | 'answeredAtUtc'>;

/** Columns that an answer, or its removal, changes. */
function answerOf(
  { replied_at, replied_by }: MessageRow,
  { answered, answeredAtUtc }: Answering,
): Partial<Pick<MessageRow, 'replied_at' | 'replied_by'>> {
  if (answered === undefined) return {};
  const at = answered && (answeredAtUtc?.getTime() ?? replied_at ?? timeNow());
  const isSame = at === replied_at && answered === replied_by;
  return isSame ? {} : { replied_at: at, replied_by: answered };
}

/** When the last of those messages arrived, in ms since the Unix epoch; 0 if none exists. */
export async function lastArrivalOf(db: Db, ids: readonly string[]): Promise<number> {
  const { last } = await db
    .selectFrom('messages')
    .select((row) => row.fn.max<number | null>('created_at').as('last'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
