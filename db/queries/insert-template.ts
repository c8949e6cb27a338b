import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import type { WriteQuery } from '../store.ts';

/**
 * Compiles an insert once, for rows that arrive by the thousand: building the query for each costs more than storing
 * the row. The SQL is still Kysely's, in the engine's dialect.
 */
export function insertTemplate<Row extends object>(
  db: Kysely<Database>,
  table: keyof Database,
  columns: readonly (keyof Row & string)[],
): (row: Row) => WriteQuery {
  const sample = Object.fromEntries(columns.map((column) => [column, 0]));
  const { sql } = db
    .insertInto(table)
    .values(sample as never)
    // Only an idempotency hash can conflict.
    .onConflict((conflict) => conflict.doNothing())
    .compile();
  return (row) => ({ sql, parameters: columns.map((column) => row[column]) });
}
