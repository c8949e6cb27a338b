import type { Kysely, Transaction } from 'kysely';
import type { AdminRow, Database } from '../schema.ts';

const theAdmin = 1;

/** The one admin's row, or undefined before the first start. */
export function findAdmin(db: Kysely<Database>): Promise<AdminRow | undefined> {
  return db.selectFrom('admin').selectAll().executeTakeFirst();
}

/** Stores the one admin, and returns its row. */
export function addAdmin(db: Kysely<Database>, admin: Omit<AdminRow, 'id'>): Promise<AdminRow> {
  return db
    .insertInto('admin')
    .values({ id: theAdmin, ...admin })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes the password as a setting asks, and ends every session that the old one opened. */
export async function setConfiguredPassword(db: Kysely<Database>, hash: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('admin')
      .set({ password_hash: hash, configured_hash: hash })
      .execute();
    await transaction.deleteFrom('sessions').execute();
  });
}

/** Changes the password, and ends every session but the one that asked. */
export async function setPassword(
  db: Transaction<Database>,
  hash: string,
  keptIdHash: string,
): Promise<void> {
  await db.updateTable('admin').set({ password_hash: hash }).execute();
  await db.deleteFrom('sessions').where('id_hash', '!=', keptIdHash).execute();
}
