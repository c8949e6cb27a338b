import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** The time from which retention trusts the clock (ms since the Unix epoch); undefined before its first run. */
export async function readTrustedFrom(db: Kysely<Database>): Promise<number | undefined> {
  const row = await db.selectFrom('retention_clock').select('trusted_from').executeTakeFirst();
  return row?.trusted_from;
}

export async function setTrustedFrom(db: Kysely<Database>, trusted_from: number): Promise<void> {
  await db
    .insertInto('retention_clock')
    .values({ id: 1, trusted_from })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ trusted_from }))
    .execute();
}
