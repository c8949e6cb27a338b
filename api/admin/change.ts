import type { Transaction } from 'kysely';
import { type AuditNote, addAudit } from '#db/queries/audit.ts';
import type { Database, SessionRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { sessionTag } from '../http/session-hash.ts';

export type Note = Omit<AuditNote, 'session' | 'address'>;

/** Records in the audit trail what a session did, on `db` or within a transaction. */
export async function audit(db: Context['db'], session: SessionRow, note: Note): Promise<void> {
  await addAudit(db, { ...note, session: sessionTag(session) });
}

/**
 * Runs a change by the admin in one transaction with its line in the audit trail.
 * @param make makes the change, and passes the line to `note`
 */
export function change<T>(
  { db }: Context,
  session: SessionRow,
  make: (transaction: Transaction<Database>, note: (entry: Note) => Promise<void>) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .execute((transaction) => make(transaction, (entry) => audit(transaction, session, entry)));
}
