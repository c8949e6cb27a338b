import { type Role, roles } from '#contract/admin/role-names.ts';
import { ownerId } from '#contract/admin/roles.ts';
import type { Db, Transaction, UserRow } from '../schema.ts';
import { removeFactors } from './admin.ts';
import { unassign } from './assignment.ts';
import { revokeDevices } from './devices.ts';
import { removeRow, updateRow } from './rows.ts';

type ListedUser = UserRow & {
  readonly has_passkey: boolean;
  /** The last use of a session, or login; null before the first. */
  readonly seen_at: number | null;
};

/** The users who are not removed: the first owner, then by name. */
export async function listUsers(db: Db): Promise<ListedUser[]> {
  const users = await db.selectFrom('users').selectAll().where('removed_at', 'is', null).execute();
  const passkeys = await db.selectFrom('passkeys').select('user_id').distinct().execute();
  const withPasskey = new Set(passkeys.map(({ user_id }) => user_id));
  const seen = await db
    .selectFrom('open_sessions')
    .select(['user_id', 'seen_at as at'])
    .unionAll(db.selectFrom('devices').select(['user_id', 'used_at as at']))
    .execute();
  const isFirst = ({ id }: UserRow) => Number(id === ownerId);
  return users
    .map((user) => {
      const times = seen.filter((one) => one.user_id === user.id).map(({ at }) => Number(at));
      const seen_at = times.length > 0 ? Math.max(...times) : null;
      return { ...user, seen_at, has_passkey: withPasskey.has(user.id) };
    })
    .toSorted((one, two) => isFirst(two) - isFirst(one) || one.name.localeCompare(two.name, 'tr'));
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

/**
 * Removes a user's keys, sessions, devices and address; the name stays for what they did. What was assigned to them is
 * nobody's.
 */
export async function removeUser(db: Transaction, id: string, now: number): Promise<void> {
  await endAccess(db, id, { withKeys: true });
  const gone = { email: null, daily_mail: 0, invited_until: null, removed_at: now } as const;
  await updateRow(db, 'users', { id }, gone);
  await unassign(db, 'messages', id);
  await unassign(db, 'applications', id);
}
