import type { AuditAction } from '#contract/admin/audit.ts';
import type { Db } from '../schema.ts';

/**
 * Reads the names of all users, also of removed ones.
 * @returns the name of a user by the id; null without one, and for an owner who has given none
 */
export async function userNames(db: Db): Promise<(userId: string | null) => string | null> {
  const users = await db.selectFrom('users').select(['id', 'name']).execute();
  const names = new Map<string | null, string>(users.map(({ id, name }) => [id, name]));
  return (userId) => names.get(userId) || null;
}

/** Who made a change, and when (ms since the Unix epoch). */
export type ChangedBy = { readonly user_id: string | null; readonly at: number };

/** Entries of the audit trail that tell who changed something. */
export type ChangeEntries = {
  readonly actions: readonly AuditAction[];
  /** The message or application that they are about. */
  readonly recordId?: string;
  /** A detail that they have. */
  readonly detail?: string;
  /** All of their details. */
  readonly details?: Readonly<Record<string, string>>;
  /** In ms since the Unix epoch. */
  readonly since?: number;
};

/** Actions that change a record. */
export const recordChanges: readonly AuditAction[] = [
  ...(['messageChanged', 'messagesChanged', 'applicationChanged', 'applicationsChanged'] as const),
  ...(['criteriaChanged', 'replySent', 'replyTakenBack'] as const),
];

/** The change of the last of those entries; undefined without one. */
export function lastChangeOf(
  db: Db,
  { actions, recordId, detail, details, since = 0 }: ChangeEntries,
) {
  let entries = db.selectFrom('audit').select(['user_id', 'at']).where('action', 'in', actions);
  if (recordId !== undefined) {
    const about = db.selectFrom('audit_subjects').where('subject_id', '=', recordId);
    entries = entries.where('id', 'in', about.select('audit_id'));
  }
  if (detail !== undefined) entries = entries.where('details', 'like', `%"${detail}":%`);
  if (details) entries = entries.where('details', '=', JSON.stringify(details));
  return entries.where('at', '>=', since).orderBy('id', 'desc').limit(1).executeTakeFirst();
}
