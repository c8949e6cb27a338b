import { sql } from 'kysely';
import { type Role, roles } from '#contract/admin/role-names.ts';
import { ownerId } from '#contract/admin/roles.ts';
import type { Db, Transaction, UserRow } from '../schema.ts';
import { removeFactors } from './admin.ts';
import { revokeDevices } from './devices.ts';
import { removeRow, updateRow } from './rows.ts';

/** Of a user who may have a session. */
export const active = { suspended_at: null, removed_at: null } as const;

/** The users who are not removed: the first owner, then by name. */
export async function listUsers(db: Db) {
  const users = await db
    .selectFrom('users')
    .selectAll()
    .select([
      sql<number>`(select count(*) from passkeys where user_id = users.id)`.as('passkeys'),
      // The last use of a session, or login; null before the first.
      sql<number | null>`(select max(at) from (
        select seen_at as at from open_sessions where user_id = users.id
        union all select used_at from devices where user_id = users.id) as uses)`.as('seen_at'),
    ])
    .where('removed_at', 'is', null)
    .execute();
  const isFirst = ({ id }: UserRow) => Number(id === ownerId);
  return users.toSorted(
    (one, two) => isFirst(two) - isFirst(one) || one.name.localeCompare(two.name, 'tr'),
  );
}

/** The roles of the users who are not removed, in the order of `roles`. */
export async function rolesHeld(db: Db): Promise<Role[]> {
  const users = db.selectFrom('users').select('role').where('removed_at', 'is', null);
  const held = new Set((await users.execute()).map(({ role }) => role));
  return roles.filter((role) => held.has(role));
}

/** Whether there are users besides the first owner. */
export async function hasUsers(db: Db): Promise<boolean> {
  const others = db.selectFrom('users').select('id').where('removed_at', 'is', null);
  return (await others.where('id', '!=', ownerId).limit(1).executeTakeFirst()) !== undefined;
}

/** Ends a user's sessions and devices, and with `withKeys` also every way in. */
export async function endAccess(
  db: Transaction,
  userId: string,
  { withKeys = false } = {},
): Promise<void> {
  await removeRow(db, 'open_sessions', { user_id: userId });
  await revokeDevices(db, userId);
  if (!withKeys) return;
  await removeFactors(db, userId);
  await updateRow(db, 'users', { id: userId }, { password_hash: null });
}

/** Removes a user's keys, sessions, devices and address; the name stays for what they did. */
export async function removeUser(db: Transaction, id: string, now: number): Promise<void> {
  await endAccess(db, id, { withKeys: true });
  const gone = { email: null, daily_mail: 0, invited_until: null, removed_at: now } as const;
  await updateRow(db, 'users', { id }, gone);
}
