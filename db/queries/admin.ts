import { ownerId } from '#contract/admin/roles.ts';
import type { AdminRow, Db, Transaction, UserRow } from '../schema.ts';
import { forgetFactors, revokeDevices } from './devices.ts';
import { findRow, removeRow, toBit, updateRow } from './rows.ts';

/** @returns the row of the only admin; undefined before the first start */
export function findAdmin(db: Db): Promise<AdminRow | undefined> {
  return findRow(db, 'admin', { id: 1 });
}

/** Stores the only admin, unless there is one. */
export async function addAdmin(
  db: Db,
  admin: Pick<AdminRow, 'password_hash' | 'configured_hash' | 'password_generated'>,
): Promise<void> {
  await db
    .insertInto('admin')
    .values({ id: 1, ...admin })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The argon2id hash of a user's password; null for a user without one. */
export async function passwordHashOf(db: Db, user: UserRow): Promise<string | null> {
  return user.id === ownerId ? ((await findAdmin(db))?.password_hash ?? null) : user.password_hash;
}

/** Whether a user's password is still the one generated at the first start, which only the first owner has. */
export async function mustChangePassword(db: Db, userId: string): Promise<boolean> {
  return userId === ownerId && (await findAdmin(db))?.password_generated === 1;
}

export async function areStepsPutAway(db: Db): Promise<boolean> {
  return (await findAdmin(db))?.steps_put_away === 1;
}

/** Sets the first owner's password from a setting, and ends every session and device of theirs. */
export async function setConfiguredPassword(db: Db, hash: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await setPassword(transaction, ownerId, hash);
    await transaction.updateTable('admin').set({ configured_hash: hash }).execute();
  });
}

/**
 * Changes a user's password, and ends every session and device of theirs. That includes the caller's, which gets a new
 * session.
 * @param isGenerated whether the owner's next login must change it
 */
export async function setPassword(
  db: Transaction,
  userId: string,
  hash: string,
  isGenerated = false,
): Promise<void> {
  if (userId === ownerId) {
    const password = { password_hash: hash, password_generated: toBit(isGenerated) };
    await db.updateTable('admin').set(password).execute();
  } else await updateRow(db, 'users', { id: userId }, { password_hash: hash });
  await removeRow(db, 'open_sessions', { user_id: userId });
  await revokeDevices(db, userId);
}

/** Removes the first owner's factors beside the password, and ends every session. @param value of the setting */
export async function resetFactors(db: Db, value: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await removeFactors(transaction, ownerId);
    await transaction.deleteFrom('open_sessions').execute();
    await transaction.updateTable('admin').set({ factor_reset: value }).execute();
  });
}

/** Removes a user's passkeys, authenticator app and recovery codes. */
export async function removeFactors(db: Transaction, userId: string): Promise<void> {
  await removeRow(db, 'passkeys', { user_id: userId });
  await removeRow(db, 'recovery_codes', { user_id: userId });
  await updateRow(db, 'users', { id: userId }, { totp_secret: null });
  await forgetFactors(db, userId);
}
