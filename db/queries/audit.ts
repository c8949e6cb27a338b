import { sql } from 'kysely';
import type { AuditAction } from '#contract/admin/audit.ts';
import { timeNow } from '../engine/clock.ts';
import { newId } from '../engine/ids.ts';
import { pieces, yieldToEventLoop } from '../engine/turns.ts';
import type { Db, SessionRow } from '../schema.ts';
import { addRow, findRow, updateRow } from './rows.ts';
import { sessionTag } from './sessions.ts';

export type AuditNote = {
  readonly action: AuditAction;
  /** The session that did it. */
  readonly session?: SessionRow;
  readonly address?: string;
  /** The messages and applications that it is about. */
  readonly subjectIds?: readonly string[];
  readonly details?: Readonly<Record<string, string | number>> | undefined;
};

/** Adds an entry to the audit trail, and returns its id. With records, call it within a transaction. */
export async function addAudit(db: Db, note: AuditNote): Promise<string> {
  const { action, session, address, subjectIds = [], details } = note;
  const id = newId();
  await addRow(db, 'audit', {
    ...{ id, at: timeNow(), action, address: address ?? null },
    session: session ? sessionTag(session) : null,
    user_id: session?.user_id ?? null,
    details: JSON.stringify(details ?? {}),
  });
  await addSubjects(db, id, subjectIds);
  return id;
}

/** Rows per statement: each takes two of the parameters that a statement may have. */
const addedAtOnce = 500;

async function addSubjects(db: Db, auditId: string, subjectIds: readonly string[]): Promise<void> {
  for (const some of pieces(subjectIds, addedAtOnce)) {
    // Thousands of rows would block the thread; a transaction may span several turns.
    if (subjectIds.length > addedAtOnce) await yieldToEventLoop();
    await db
      .insertInto('audit_subjects')
      .values(some.map((subject_id) => ({ audit_id: auditId, subject_id })))
      .execute();
  }
}

/**
 * Records one step of an action: the first adds the entry, later ones replace its details and add records. Call it
 * within the transaction of the step.
 * @param id of the entry; undefined for the first step
 * @returns its id
 */
export async function auditStep(db: Db, id: string | undefined, note: AuditNote): Promise<string> {
  if (id === undefined) return addAudit(db, note);
  const details = JSON.stringify(note.details ?? {});
  await updateRow(db, 'audit', { id }, { details });
  await addSubjects(db, id, note.subjectIds ?? []);
  return id;
}

/**
 * Call before an application is erased, in the same transaction. Entries that it was changed or trashed stay; decisions
 * on the person (scores, a rating, a stage) are erased. Entries of many records stay until the last of them is erased.
 */
export async function eraseDecisions(db: Db, applicationId: string): Promise<void> {
  const about = db
    .selectFrom('audit_subjects')
    .select('audit_id')
    .where('subject_id', '=', applicationId);
  const count = sql<string>`(select count(*) from audit_subjects where audit_id = audit.id)`;
  const left = {
    applicationChanged: sql<string>`'{}'`,
    applicationsChanged: sql<string>`'{"count":' || ${count} || '}'`,
  };
  for (const [action, details] of Object.entries(left)) {
    await db
      .updateTable('audit')
      .set({ details })
      .where('id', 'in', about)
      .where('action', '=', action as keyof typeof left)
      .where('details', 'not like', '{"to":%')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('audit_subjects')
              .innerJoin('applications', 'applications.id', 'subject_id')
              .select('audit_id')
              .whereRef('audit_id', '=', 'audit.id')
              .where('subject_id', '!=', applicationId),
          ),
        ),
      )
      .execute();
  }
}

/** Whether a login from an address is in the audit trail. */
export async function hasLoggedInFrom(db: Db, address: string): Promise<boolean> {
  return (await findRow(db, 'audit', { action: 'loggedIn', address })) !== undefined;
}
