import type { Kysely, Transaction } from 'kysely';
import type { ApplicationChange } from '#contract/admin/applications.ts';
import { cvSize } from '#contract/bounds.ts';
import { newId } from '../ids.ts';
import type { ApplicationRow, CvRow, Database } from '../schema.ts';
import { toBit } from './bit.ts';
import type { Stored } from './message-writer.ts';
import { indexApplication } from './search.ts';

export type NewApplication = Omit<
  ApplicationRow,
  'seq' | 'id' | 'created_at' | 'stage' | 'stage_since' | 'rating' | 'note' | 'version'
>;
export type NewCv = Omit<CvRow, 'application_id' | 'scan'> & Partial<Pick<CvRow, 'scan'>>;

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
    const now = Date.now();
    const row = await transaction
      .insertInto('applications')
      .values({ ...application, id: newId(), created_at: now, stage: 'new', stage_since: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('cvs')
      .values({ ...cv, application_id: row.id })
      .execute();
    await indexApplication(transaction, row);
    return row;
  });
}

/** An application with what there is to know of its CV but the file itself. */
export type ListedApplication = ApplicationRow & {
  readonly cv_name: string;
  readonly cv_type: CvRow['type'];
  readonly cv_size: number;
  readonly cv_sha256: string;
  readonly cv_scan: CvRow['scan'];
};

/** Applications with their CVs, to select from. */
export function applicationsWithCv(db: Kysely<Database>) {
  return db
    .selectFrom('applications')
    .innerJoin('cvs', 'cvs.application_id', 'applications.id')
    .selectAll('applications')
    .select(['cvs.name as cv_name', 'cvs.type as cv_type'])
    .select(['cvs.size as cv_size', 'cvs.sha256 as cv_sha256', 'cvs.scan as cv_scan']);
}

export function findApplication(
  db: Kysely<Database>,
  id: string,
): Promise<ListedApplication | undefined> {
  return applicationsWithCv(db).where('applications.id', '=', id).executeTakeFirst();
}

/** The CV of an application, whole. */
export function findCv(db: Kysely<Database>, applicationId: string): Promise<CvRow | undefined> {
  return db
    .selectFrom('cvs')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

/** The stages that an application came to after its first, oldest first. */
export function stageChanges(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('stage_changes')
    .select(['stage', 'at'])
    .where('application_id', '=', id)
    .orderBy('at')
    .execute();
}

/** All applications from an e-mail address, in any letter case, the newest first. */
export function applicationsFrom(
  db: Kysely<Database>,
  email: string,
): Promise<ListedApplication[]> {
  return applicationsWithCv(db)
    .where((row) => row.fn('lower', ['applications.email']), '=', email.toLowerCase())
    .orderBy('applications.id', 'desc')
    .execute();
}

/** Changes what the admin keeps of an application. A change that changes nothing makes no version. */
export async function changeApplication(
  db: Transaction<Database>,
  row: ApplicationRow,
  { stage, rating, talentPool, note, notSpam }: Omit<ApplicationChange, 'version'>,
): Promise<void> {
  const now = Date.now();
  const moved = stage !== undefined && stage !== row.stage;
  const asked = {
    ...(moved && { stage, stage_since: now }),
    ...(rating !== undefined && rating !== row.rating && { rating }),
    ...(talentPool !== undefined &&
      talentPool !== (row.talent_pool === 1) && { talent_pool: toBit(talentPool) }),
    ...(note !== undefined && note !== row.note && { note }),
    ...(notSpam && row.spam_reason !== null && { spam_reason: null }),
  };
  if (Object.keys(asked).length === 0) return;
  await db
    .updateTable('applications')
    .set({ ...asked, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
  if (moved) {
    await db
      .insertInto('stage_changes')
      .values({ application_id: row.id, stage, at: now })
      .execute();
  }
  if ('note' in asked) await indexApplication(db, { ...row, ...asked });
}

/** Erases applications with their CVs, their history and what they are found by; returns how many there were. */
export async function eraseApplications(
  db: Transaction<Database>,
  ids: readonly string[],
): Promise<number> {
  const found = db.selectFrom('applications').select('seq').where('id', 'in', ids);
  await db.deleteFrom('applications_search').where('rowid', 'in', found).execute();
  const { numDeletedRows } = await db
    .deleteFrom('applications')
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Those that are there, in steps of CVs that together are no larger than the largest single one: what is
 * erased is overwritten, by way of the log, so a thousand megabytes at once would hold everybody up for
 * seconds, and need as much room on the disk.
 */
export async function inSteps(db: Kysely<Database>, ids: readonly string[]): Promise<string[][]> {
  const cvs = await db
    .selectFrom('cvs')
    .select(['application_id', 'size'])
    .where('application_id', 'in', ids)
    .execute();
  const steps: string[][] = [];
  let left = 0;
  for (const { application_id, size } of cvs) {
    const step = left < size ? undefined : steps.at(-1);
    if (step) step.push(application_id);
    else steps.push([application_id]);
    left = (step ? left : cvSize.bytes) - size;
  }
  return steps;
}
