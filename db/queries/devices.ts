import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** How long a browser is known after its last login. */
export const deviceLifetimeMs = 365 * 86_400_000;
/** Programs that log in without keeping cookies are a new device each time; those used last stay. */
const mostDevices = 1000;

/** Whether a device is known: used within its lifetime, and not revoked since. */
export async function isKnownDevice(
  db: Kysely<Database>,
  idHash: string,
  now: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('devices')
    .select('id_hash')
    .where('id_hash', '=', idHash)
    .where('used_at', '>', now - deviceLifetimeMs)
    .executeTakeFirst();
  return found !== undefined;
}

/** Remembers a device from now on, and forgets those that nobody has used for long. */
export async function rememberDevice(
  db: Kysely<Database>,
  idHash: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('devices')
    .values({ id_hash: idHash, used_at: now })
    .onConflict((row) => row.column('id_hash').doUpdateSet({ used_at: now }))
    .execute();
  const kept = db
    .selectFrom('devices')
    .select('id_hash')
    .where('used_at', '>', now - deviceLifetimeMs)
    .orderBy('used_at', 'desc')
    .limit(mostDevices);
  await db.deleteFrom('devices').where('id_hash', 'not in', kept).execute();
}

/** Revokes every device but one, or all of them. */
export async function revokeDevices(db: Kysely<Database>, keptIdHash = ''): Promise<void> {
  await db.deleteFrom('devices').where('id_hash', '!=', keptIdHash).execute();
}

/** Revokes one device. */
export async function revokeDevice(db: Kysely<Database>, idHash: string): Promise<void> {
  await db.deleteFrom('devices').where('id_hash', '=', idHash).execute();
}
