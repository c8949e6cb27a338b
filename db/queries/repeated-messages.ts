import { type Kysely, sql } from 'kysely';
import { messageFields } from '#contract/admin/message.ts';
import { timeNow } from '../engine/clock.ts';
import type { Store } from '../engine/store.ts';
import { sentColumns } from '../records.ts';
import type { Database, MessageRow } from '../schema.ts';

/** The columns that must be equal for a message to be a repetition. */
const contentColumns = ['kind', 'spam_reason', ...sentColumns(messageFields)] as const;
export type MessageContent = Pick<MessageRow, (typeof contentColumns)[number]>;

/** A message's content as one text, without regard to the letter case of its e-mail address. */
export function contentText(message: MessageContent): string {
  const content = { ...message, email: message.email.toLowerCase() };
  return JSON.stringify(contentColumns.map((column) => content[column]));
}

/**
 * Returns a function that counts a repeated message. It resolves once that is on the disk, with whether the message
 * still exists. The message becomes unread and returns to the inbox, also from the trash, unless it is spam.
 */
export function messageRepeater({ db, write }: Pick<Store, 'db' | 'write'>) {
  return async (id: string): Promise<boolean> => {
    const now = timeNow();
    const query = sql`
      update messages set times_sent = times_sent + 1, last_sent_at = ${now}, version = version + 1,
        status_since = case when status in ('new', 'spam') then status_since else ${now} end,
        trashed_at = case status when 'spam' then trashed_at end,
        status = case status when 'spam' then status else 'new' end
      where id = ${id}`.compile(db);
    return (await write(query)).changes > 0;
  };
}

type RecentMessage = MessageContent & Pick<MessageRow, 'id' | 'created_at'>;

/** Messages whose `seq` is higher, in order, at most `most`. */
export function messagesAfter(
  db: Kysely<Database>,
  seq: number,
  most: number,
): Promise<(RecentMessage & Pick<MessageRow, 'seq'>)[]> {
  return db
    .selectFrom('messages')
    .select(['seq', 'id', 'created_at', ...contentColumns])
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(most)
    .execute();
}

/** Messages that arrived before `id`, newest first, at most `most`. */
export function messagesBefore(
  db: Kysely<Database>,
  id: string,
  most: number,
): Promise<RecentMessage[]> {
  return db
    .selectFrom('messages')
    .select(['id', 'created_at', ...contentColumns])
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
