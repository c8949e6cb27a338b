import type { Insertable } from 'kysely';
import type { Database, Db } from '../schema.ts';
import { findRow, putRow, updateRow } from './rows.ts';

/** How long a browser stays known after its last login, in ms. */
export const deviceLifetimeMs = 365 * 86_400_000;
/** Clients without cookies add a device per login, so only the most recently used ones are stored. */
const maxDevices = 1000;

/** A device that was used within its lifetime before `now` (ms since the Unix epoch) and not revoked since. */
export async function findDevice(db: Db, idHash: string, now: number) {
  const device = await findRow(db, 'devices', { id_hash: idHash });
  return device && device.used_at > now - deviceLifetimeMs ? device : undefined;
}

/** Whether a user has logged in since devices were last revoked. The audit trail would not do: samples have logins too. */
export async function hasDevices(db: Db, userId: string): Promise<boolean> {
  return (await findRow(db, 'devices', { user_id: userId })) !== undefined;
}

/**
 * Stores or renews a device, and removes expired ones and those beyond the maximum.
 * @param device at a login; without `remembered_until` that of the device stays
 */
export async function rememberDevice(
  db: Db,
  device: Insertable<Database['devices']>,
): Promise<void> {
  const now = device.used_at;
  await putRow(db, 'devices', ['id_hash'], device);
  const kept = db
    .selectFrom('devices')
    .select('id_hash')
    .where('used_at', '>', now - deviceLifetimeMs)
    .orderBy('used_at', 'desc')
    .limit(maxDevices);
  await db.deleteFrom('devices').where('id_hash', 'not in', kept).execute();
}

export async function revokeDevices(db: Db, userId: string, exceptIdHash = ''): Promise<void> {
  await db
    .deleteFrom('devices')
    .where('user_id', '=', userId)
    .where('id_hash', '!=', exceptIdHash)
    .execute();
}

/** Asks for the second factor again on every device of a user: it has changed. */
export async function forgetFactors(db: Db, userId: string): Promise<void> {
  await updateRow(db, 'devices', { user_id: userId }, { remembered_until: null });
}
