import type { Kysely } from 'kysely';
import { newId } from '../ids.ts';
import type { ApplicationRow, CvRow, Database } from '../schema.ts';
import type { Stored } from './messages.ts';

export type NewApplication = Omit<ApplicationRow, 'id' | 'created_at' | 'stage'>;
export type NewCv = Omit<CvRow, 'application_id'>;

/**
 * Stores an application and its CV together or not at all; resolves when both are on the disk. One whose
 * idempotency hash is there already is not stored again: the answer is then the first one's.
 */
export function addApplication(
  db: Kysely<Database>,
  application: NewApplication,
  cv: NewCv,
): Promise<Stored> {
  return db.transaction().execute(async (transaction) => {
    const { idempotency_hash: hash } = application;
    const earlier = hash
      ? await transaction
          .selectFrom('applications')
          .select(['id', 'created_at'])
          .where('idempotency_hash', '=', hash)
          .executeTakeFirst()
      : undefined;
    if (earlier) return earlier;
    const row: ApplicationRow = {
      ...application,
      id: newId(),
      created_at: Date.now(),
      stage: 'new',
    };
    await transaction.insertInto('applications').values(row).execute();
    await transaction
      .insertInto('cvs')
      .values({ ...cv, application_id: row.id })
      .execute();
    return row;
  });
}

/** What all stored CVs take, in bytes. */
export async function storedCvBytes(db: Kysely<Database>): Promise<number> {
  const { bytes } = await db
    .selectFrom('cvs')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('size'), row.lit(0)).as('bytes'))
    .executeTakeFirstOrThrow();
  return bytes;
}
