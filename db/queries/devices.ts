import type { Db } from '../schema.ts';
import { findRow, putRow } from './rows.ts';

/** How long a browser stays known after its last login, in ms. */
export const deviceLifetimeMs = 365 * 86_400_000;
/** Clients without cookies add a device per login, so only the most recently used ones are stored. */
const maxDevices = 1000;

/** A device that was used within its lifetime before `now` (ms since the Unix epoch) and not revoked since. */
export async function findDevice(db: Db, idHash: string, now: number) {
  const device = await findRow(db, 'devices', { id_hash: idHash });
  return device && device.used_at > now - deviceLifetimeMs ? device : undefined;
}

/** Whether anybody has logged in since devices were last revoked. The audit trail would not do: samples have logins too. */
export async function hasDevices(db: Db): Promise<boolean> {
  return (await findRow(db, 'devices', {})) !== undefined;
}

/** Stores or renews a device, and removes expired ones and those beyond the maximum. */
export async function rememberDevice(db: Db, idHash: string, userId: string, now: number) {
  await putRow(db, 'devices', ['id_hash'], { id_hash: idHash, user_id: userId, used_at: now });
  const kept = db
    .selectFrom('devices')
    .select('id_hash')
    .where('used_at', '>', now - deviceLifetimeMs)
    .orderBy('used_at', 'desc')
    .limit(maxDevices);
  await db.deleteFrom('devices').where('id_hash', 'not in', kept).execute();
}

export async function revokeDevices(db: Db, exceptIdHash = ''): Promise<void> {
  await db.deleteFrom('devices').where('id_hash', '!=', exceptIdHash).execute();
}
