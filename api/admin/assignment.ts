import type { Role } from '#contract/admin/role-names.ts';
import type { SearchedTable } from '#db/engine/store.ts';
import { userNames } from '#db/queries/done-by.ts';
import { findRow, updateRow } from '#db/queries/rows.ts';
import { hasUsers } from '#db/queries/users.ts';
import type { Db, SessionRow, Transaction } from '#db/schema.ts';
import { invalid } from '../http/problem.ts';
import { recordActions } from './change.ts';
import type { CsvColumn } from './csv.ts';
import { type Kind, mayChange } from './kinds.ts';

type Filter = { readonly assignedTo?: string | undefined };

/** A list's filters with the id of the user who asks in place of `me`. */
export function assignedIn<T extends Filter>(query: T, { user_id }: SessionRow): T {
  return query.assignedTo === 'me' ? { ...query, assignedTo: user_id } : query;
}

/**
 * Checks to whom a change assigns records.
 * @throws Problem `invalid` for a user who does not exist, is removed, or does not work on records of that kind
 */
export async function requireAssignee(
  db: Db,
  kind: Kind,
  id: string | null | undefined,
): Promise<void> {
  if (!id) return;
  const user = await findRow(db, 'users', { id, removed_at: null });
  if (user && mayChange(user.role, kind)) return;
  throw invalid('assignedTo', { key: 'invalid' });
}

/** To whom a change assigned a record, for the audit trail: by id, since names change. */
export function assignmentDetails(
  before: { readonly assigned_to: string | null },
  after: typeof before,
): Record<string, string> {
  if (after.assigned_to === before.assigned_to) return {};
  return { assignedTo: after.assigned_to ?? 'nobody' };
}

/** Makes nobody's what is assigned to a user who does not work on it in a role, or without one on anything. */
export async function unassign(db: Transaction, userId: string, role?: Role): Promise<void> {
  for (const [table, { about }] of Object.entries(recordActions)) {
    if (role && mayChange(role, about)) continue;
    const assigned = { assigned_to: userId };
    await updateRow(db, table as SearchedTable, assigned, { assigned_to: null });
  }
}

type Assigned = { readonly assignedTo: string | null };

/** The column of an export that names whose task a record is; none while there are no other users. */
export async function assigneeColumns(db: Db): Promise<readonly CsvColumn<Assigned>[]> {
  if (!(await hasUsers(db))) return [];
  const nameOf = await userNames(db);
  return [
    {
      title: (texts) => texts.assignedTo,
      value: ({ assignedTo }, texts) => assignedTo && (nameOf(assignedTo) ?? texts.nameless),
    },
  ];
}
