import type { Kysely } from 'kysely';
import type { CvScan } from '#contract/admin/application.ts';
import type { Database } from '../schema.ts';

/** @returns the CV that has waited longest for its scan, or undefined */
export function nextToScan(db: Kysely<Database>) {
  return db
    .selectFrom('cvs')
    .select(['application_id', 'bytes'])
    .where('scan', '=', 'waiting')
    .orderBy('application_id')
    .limit(1)
    .executeTakeFirst();
}

/** Stores the scanner's result. */
export async function setScan(
  db: Kysely<Database>,
  applicationId: string,
  scan: Exclude<CvScan, 'waiting'>,
): Promise<void> {
  await db.updateTable('cvs').set({ scan }).where('application_id', '=', applicationId).execute();
}
