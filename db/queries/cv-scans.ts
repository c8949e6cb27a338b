import type { Kysely } from 'kysely';
import type { CvScan } from '#contract/admin/application.ts';
import type { Database } from '../schema.ts';

/**
 * @param except applications whose CVs are tried later
 * @returns the CV that has waited longest for its scan, or undefined
 */
export function nextToScan(db: Kysely<Database>, except: ReadonlySet<string>) {
  return db
    .selectFrom('cvs')
    .select(['application_id', 'bytes'])
    .where('scan', '=', 'waiting')
    .where('application_id', 'not in', [...except])
    .orderBy('application_id')
    .limit(1)
    .executeTakeFirst();
}

export async function setScan(
  db: Kysely<Database>,
  applicationId: string,
  scan: Exclude<CvScan, 'waiting'>,
): Promise<void> {
  await db.updateTable('cvs').set({ scan }).where('application_id', '=', applicationId).execute();
}
