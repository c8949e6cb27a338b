import type { SearchedTable } from '../engine/store.ts';
import { yieldToEventLoop } from '../engine/turns.ts';
import type { Db } from '../schema.ts';
import { notInTrash } from './trash.ts';

export type Sender = {
  readonly email: string;
  /** As stored: E.164, with `;ext=` for an extension. */
  readonly phone: string | null;
};

/** The ids of a sender's records outside the trash, by e-mail address or telephone number; newest first. */
export function idsFromSender(db: Db, table: SearchedTable, sender: Sender): Promise<string[]> {
  return idsOf(recordsFrom(db, table, sender).where(notInTrash));
}

/** The ids of all records of an e-mail address, also in the trash; newest first. */
export function idsFromAddress(db: Db, table: SearchedTable, email: string): Promise<string[]> {
  return idsOf(recordsFrom(db, table, { email, phone: null }));
}

/** Records with a sender's e-mail address, in any letter case, or telephone number; newest first. Both have indexes. */
function recordsFrom(db: Db, table: SearchedTable, { email, phone }: Sender) {
  return db
    .selectFrom(table)
    .select('id')
    .where((row) => {
      const sameEmail = row(row.fn('lower', ['email']), '=', email.toLowerCase());
      return phone === null ? sameEmail : sameEmail.or('phone', '=', phone);
    })
    .orderBy('seq', 'desc');
}

async function idsOf(records: ReturnType<typeof recordsFrom>): Promise<string[]> {
  await yieldToEventLoop();
  return (await records.execute()).map(({ id }) => id);
}

/** Messages as shown beside another record. */
export function messagesBeside(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('messages')
    .select(['id', 'created_at', 'language', 'status', 'subject', 'countries', 'message'])
    .where('id', 'in', ids)
    .execute();
}

/** Applications as shown beside another record. */
export function applicationsBeside(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('applications')
    .select(['id', 'created_at', 'language', 'stage', 'current_position', 'about'])
    .where('id', 'in', ids)
    .execute();
}
