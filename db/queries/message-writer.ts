import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { messageFields } from '#contract/admin/message.ts';
import { timeNow } from '../engine/clock.ts';
import { newId } from '../engine/ids.ts';
import type { Store } from '../engine/store.ts';
import { sentColumns } from '../records.ts';
import type { Db, MessageRow } from '../schema.ts';
import { hasRoom, messageBytes, type QuotaBytes } from './stored-bytes.ts';

const sent = sentColumns(messageFields);
/** The columns that must be equal for a message to be a repetition. */
const contentColumns = ['kind', 'spam_reason', ...sent] as const;
/** How long a repetition is counted after the first message, in ms. */
const repeatedMs = 24 * 60 * 60 * 1000;

export type NewMessage = Pick<
  MessageRow,
  | (typeof contentColumns)[number]
  | ('language' | 'notice_version' | 'spam_signs' | 'idempotency_hash')
>;
export type Stored = Pick<MessageRow, 'id' | 'created_at'>;
/** A message's row; `was`: stored now, counted as a repetition, or stored by an earlier attempt of the request. */
type SubmittedMessage = Stored & { readonly was: 'stored' | 'repeated' | 'retried' };

/**
 * Stores a message, or counts it if the same one has arrived within a day. Resolves when that is on the disk.
 * @param quota of messages, in bytes
 * @returns undefined if the quota is used up
 */
export async function submitMessage(
  { db, write }: Pick<Store, 'db' | 'write'>,
  message: NewMessage,
  quota: QuotaBytes,
): Promise<SubmittedMessage | undefined> {
  const row = {
    ...message,
    id: newId(),
    created_at: timeNow(),
    status: message.spam_reason ? ('spam' as const) : ('new' as const),
    bytes: messageBytes(message),
    content_hash: contentHash(message),
  };
  const isSameContent = sql<boolean>`content_hash = ${row.content_hash}
    and created_at > ${row.created_at - repeatedMs}`;
  // Repeats if an admin erases the first message just before it is counted.
  for (;;) {
    const { changes } = await write(insertion(row, isSameContent, quota).compile(db));
    if (changes > 0) return { id: row.id, created_at: row.created_at, was: 'stored' };
    const { idempotency_hash: key } = row;
    const retried = await findStored(db, sql<boolean>`idempotency_hash = ${key}`);
    if (retried) return { ...retried, was: 'retried' };
    const first = await findStored(db, isSameContent);
    if (!first) return undefined;
    const counted = await write(repetition(first.id, row).compile(db));
    if (counted.changes > 0) return { ...first, was: 'repeated' };
  }
}

/** A message's content, without regard to the letter case of its e-mail address. */
function contentHash(message: NewMessage): string {
  const content = { ...message, email: message.email.toLowerCase() };
  const text = JSON.stringify(contentColumns.map((column) => content[column]));
  return createHash('sha256').update(text).digest('base64url');
}

/** Writers run one after the other, so only one of several equal messages is stored. */
function insertion(
  row: Record<string, string | number | null> & { bytes: number; status: string },
  isSameContent: RawBuilder<boolean>,
  quota: QuotaBytes,
): RawBuilder<unknown> {
  const submission = { bytes: row.bytes, isSpam: row.status === 'spam' };
  return sql`
    insert into messages (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
    select ${sql.join(Object.values(row))}
    where not exists (select 1 from messages where ${isSameContent})
      and ${hasRoom('messages', submission, quota)}
    on conflict do nothing`;
}

/**
 * Counts a repetition. The message becomes unread and returns to the inbox, also from the trash, unless it is spam. It
 * takes the key of the last sending, so that a retry of that is not counted again.
 */
function repetition(
  id: string,
  { created_at: now, idempotency_hash: key }: Pick<MessageRow, 'created_at' | 'idempotency_hash'>,
): RawBuilder<unknown> {
  const isOtherKey = key === null ? sql`true` : sql`idempotency_hash is distinct from ${key}`;
  return sql`
    update messages set times_sent = times_sent + 1, last_sent_at = ${now}, version = version + 1,
      idempotency_hash = coalesce(${key}, idempotency_hash),
      status_since = case when status in ('new', 'spam') then status_since else ${now} end,
      trashed_at = case status when 'spam' then trashed_at end,
      status = case status when 'spam' then status else 'new' end
    where id = ${id} and ${isOtherKey}`;
}

function findStored(db: Db, where: RawBuilder<boolean>): Promise<Stored | undefined> {
  return db
    .selectFrom('messages')
    .select(['id', 'created_at'])
    .where(where)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
}
