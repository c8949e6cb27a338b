import type { AdminRow, Db, Transaction } from '../schema.ts';
import { revokeDevices } from './devices.ts';
import { findRow, toBit } from './rows.ts';

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

/** Whether the password is still the one generated at the first start. */
export async function hasGeneratedPassword(db: Db): Promise<boolean> {
  return (await findAdmin(db))?.password_generated === 1;
}

export async function areStepsPutAway(db: Db): Promise<boolean> {
  return (await findAdmin(db))?.steps_put_away === 1;
}

/** Sets the password from a setting, and ends every session and device. */
export async function setConfiguredPassword(db: Db, hash: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await setPassword(transaction, hash);
    await transaction.updateTable('admin').set({ configured_hash: hash }).execute();
  });
}

/**
 * Changes the password, and ends every session and device. That includes the caller's, which gets a new session.
 * @param isGenerated whether the next login must change it
 */
export async function setPassword(db: Transaction, hash: string, isGenerated = false) {
  const password = { password_hash: hash, password_generated: toBit(isGenerated) };
  await db.updateTable('admin').set(password).execute();
  await db.deleteFrom('open_sessions').execute();
  await revokeDevices(db);
}
