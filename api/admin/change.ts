import { createHash } from 'node:crypto';
import { timeNow } from '#db/engine/clock.ts';
import { type AuditNote, addAudit } from '#db/queries/audit.ts';
import type { Db, SessionRow, Transaction } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { invalid } from '../http/problem.ts';

export type Note = Omit<AuditNote, 'session' | 'address'>;

/**
 * Records in the audit trail what a session did, in a transaction of its own, so an entry is never stored without its
 * records.
 */
export function audit(db: Db, session: SessionRow, entry: Note): Promise<void> {
  return change({ db }, session, (_transaction, note) => note(entry));
}

/**
 * Runs a change by the admin in one transaction with its line in the audit trail.
 * @param make makes the change, and passes the line to `note`
 */
export function change<T>(
  { db }: Pick<Context, 'db'>,
  session: SessionRow,
  make: (transaction: Transaction, note: (entry: Note) => Promise<void>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute((transaction) =>
    make(transaction, async (entry) => {
      await addAudit(transaction, { ...entry, session });
    }),
  );
}

/** A version as an entity tag (RFC 9110, section 8.8.3): of the content, so that nothing more has to be stored. */
export function contentVersion(content: readonly unknown[]): string {
  const text = JSON.stringify(content);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/** How messages and applications are named in events and in the audit trail. */
export const recordActions = {
  messages: {
    about: 'message',
    changed: { one: 'messageChanged', many: 'messagesChanged' },
    erased: { one: 'messageErased', many: 'messagesErased' },
  },
  applications: {
    about: 'application',
    changed: { one: 'applicationChanged', many: 'applicationsChanged' },
    erased: { one: 'applicationErased', many: 'applicationsErased' },
  },
} as const;

/**
 * By the database's time.
 * @throws Problem `invalid` for an answer before the message had arrived (ms since the Unix epoch), or in the future
 */
export function requireAnswerTime(answeredAt: Date | undefined, arrivedAt: number): void {
  if (answeredAt === undefined) return;
  const at = answeredAt.getTime();
  if (at >= arrivedAt && at <= timeNow()) return;
  throw invalid('answeredAtUtc', { key: 'invalid' });
}
