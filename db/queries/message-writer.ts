import { messageFields } from '#contract/admin/message.ts';
import { timeNow } from '../engine/clock.ts';
import { newId } from '../engine/ids.ts';
import type { Store } from '../engine/store.ts';
import { sentColumns } from '../records.ts';
import type { MessageRow } from '../schema.ts';

const columns = [
  ...(['id', 'created_at', 'kind', 'status'] as const),
  ...sentColumns(messageFields),
  ...(['language', 'notice_version', 'spam_reason', 'spam_signs', 'idempotency_hash'] as const),
];

type InsertedRow = Pick<MessageRow, (typeof columns)[number]>;
export type NewMessage = Omit<InsertedRow, 'id' | 'created_at' | 'status'>;
export type Stored = Pick<MessageRow, 'id' | 'created_at'>;
/** The result of storing. `seq` is the row's; null if it had been stored before. */
export type Written = Stored & { readonly seq: number | null };

/**
 * Returns a function that stores a message and resolves once it is on the disk. If the idempotency hash is already
 * stored, nothing is written: the result is the first message's id and time.
 */
export function messageWriter({ db, write }: Pick<Store, 'db' | 'write'>) {
  // Compiled once, for rows that arrive by the thousand: building the query for each costs more than storing the row.
  const sample = Object.fromEntries(columns.map((column) => [column, 0]));
  const { sql } = db
    .insertInto('messages')
    .values(sample as never)
    // Only an idempotency hash can conflict.
    .onConflict((conflict) => conflict.doNothing())
    .compile();
  return async (message: NewMessage): Promise<Written> => {
    const row: InsertedRow = {
      ...message,
      id: newId(),
      created_at: timeNow(),
      status: message.spam_reason ? 'spam' : 'new',
    };
    const written = await write({ sql, parameters: columns.map((column) => row[column]) });
    const seq = written.changes > 0 ? written.seq : null;
    // Not the row itself: callers that keep the result would keep the whole message (api/public/recent-messages.ts).
    if (!row.idempotency_hash) return { id: row.id, created_at: row.created_at, seq };
    const first = await db
      .selectFrom('messages')
      .select(['id', 'created_at'])
      .where('idempotency_hash', '=', row.idempotency_hash)
      .executeTakeFirstOrThrow();
    return { ...first, seq };
  };
}
