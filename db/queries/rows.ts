import { type Insertable, type Selectable, sql, type UpdateObject } from 'kysely';
import type { Database, Db } from '../schema.ts';

type Table = keyof Database;
/** Values that identify rows. Null matches null. */
type Key<Name extends Table> = Partial<Selectable<Database[Name]>>;

/** The first row with those values; undefined if there is none. */
export async function findRow<Name extends Table>(
  db: Db,
  table: Name,
  key: Key<Name>,
): Promise<Selectable<Database[Name]> | undefined> {
  const rows = db.selectFrom(table as Table).selectAll();
  return rows
    .where((row) => row.and(key as never))
    .limit(1)
    .executeTakeFirst() as never;
}

export async function addRow<Name extends Table>(
  db: Db,
  table: Name,
  row: Insertable<Database[Name]>,
): Promise<void> {
  await db
    .insertInto(table)
    .values(row as never)
    .execute();
}

/** Adds a row, or changes the one with the same values in the columns `key`, a primary key. */
export async function putRow<Name extends Table>(
  db: Db,
  table: Name,
  key: readonly (keyof Database[Name])[],
  row: Insertable<Database[Name]>,
): Promise<void> {
  await db
    .insertInto(table)
    .values(row as never)
    .onConflict((conflict) => conflict.columns(key as never).doUpdateSet(row as never))
    .execute();
}

/** Changes the rows with those values. @returns whether there were any */
export async function updateRow<Name extends Table>(
  db: Db,
  table: Name,
  key: Key<Name>,
  values: UpdateObject<Database, Name>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table as Table)
    .set(values as never)
    .where((row) => row.and(key as never))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes the rows with those values. @returns whether there were any */
export async function removeRow<Name extends Table>(db: Db, table: Name, key: Key<Name>) {
  const { numDeletedRows } = await db
    .deleteFrom(table as Table)
    .where((row) => row.and(key as never))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Converts a boolean to an integer: SQLite has no boolean type. */
export function toBit(isSet: boolean): 0 | 1 {
  return isSet ? 1 : 0;
}

/** For each change of a message or an application. */
export const nextVersion = sql<number>`version + 1`;
