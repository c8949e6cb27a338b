import { sql } from 'kysely';
import type { ApplicationColumns, applicationFields } from '#contract/admin/application.ts';
import type { ApplicationChange } from '#contract/admin/applications.ts';
import { timeNow } from '../engine/clock.ts';
import { newId } from '../engine/ids.ts';
import type { SearchedTransaction } from '../engine/store.ts';
import type { SentColumns } from '../records.ts';
import type { ApplicationRow, CvRow, Db } from '../schema.ts';
import { interviewColumns, type StoredInterview } from './interview.ts';
import { lastReplyOf, lettersTo, type WithLetters, type WithReply } from './replies.ts';
import { addRow, findRow, nextVersion, removeRow, toBit, updateRow } from './rows.ts';
import { changeScores } from './scorecard.ts';
import { applicationBytes, hasRoom, type QuotaBytes } from './stored-bytes.ts';
import { setTags, type Tagged, tagsOf } from './tags.ts';

export type NewApplication = SentColumns<ApplicationColumns, typeof applicationFields> &
  Pick<
    ApplicationRow,
    'language' | 'notice_version' | 'spam_reason' | 'spam_signs' | 'idempotency_hash'
  >;
export type NewCv = Omit<CvRow, 'application_id' | 'scan'> & Partial<Pick<CvRow, 'scan'>>;

/**
 * Stores an application and its CV in one transaction; resolves once both are on the disk. With a known idempotency
 * hash it stores nothing, and returns the first application's id and time.
 */
export function addApplication(db: Db, application: NewApplication, cv: NewCv, quota: QuotaBytes) {
  return db.transaction().execute(async (transaction) => {
    const { idempotency_hash: hash } = application;
    const earlier = await findRepeated(transaction, hash);
    if (earlier) return { ...earlier, isRepeated: true };
    const bytes = applicationBytes(application, cv);
    const room = hasRoom('cvs', { bytes, isSpam: application.spam_reason !== null }, quota);
    const { rows } = await sql`select 1 where ${room}`.execute(transaction);
    if (rows.length === 0) return undefined;
    const now = timeNow();
    const row = await transaction
      .insertInto('applications')
      .values({
        ...{ ...application, bytes, id: newId(), created_at: now, stage: 'new', stage_since: now },
        // The tick is consent. The admin's label starts with the same value, and is independent from then on.
        pool_consent_at: application.talent_pool ? now : null,
      })
      .returning(['id', 'created_at'])
      .executeTakeFirstOrThrow();
    await addRow(transaction, 'cvs', { ...cv, application_id: row.id });
    return { ...row, isRepeated: false };
  });
}

export async function findRepeated(db: Db, hash: string | null) {
  if (hash === null) return undefined;
  return db
    .selectFrom('applications')
    .select(['id', 'created_at'])
    .where('idempotency_hash', '=', hash)
    .executeTakeFirst();
}

/** An application with its tags and its CV's metadata, without the file. */
export type ListedApplication = ApplicationRow &
  Tagged &
  WithLetters &
  WithReply & {
    readonly cv_name: string;
    readonly cv_type: CvRow['type'];
    readonly cv_size: number;
    readonly cv_sha256: string;
    readonly cv_scan: CvRow['scan'];
    readonly mean_score: number | null;
  };

const meanScore = sql<number | null>`(
  select cast(avg(score) as double precision) from scores where application_id = applications.id)`.as(
  'mean_score',
);

/** A query of applications with their tags and their CVs' metadata. */
export function applicationsWithCv(db: Db) {
  return db
    .selectFrom('applications')
    .innerJoin('cvs', 'cvs.application_id', 'applications.id')
    .selectAll('applications')
    .select(['cvs.name as cv_name', 'cvs.type as cv_type'])
    .select(['cvs.size as cv_size', 'cvs.sha256 as cv_sha256', 'cvs.scan as cv_scan'])
    .select([tagsOf('applications'), lastReplyOf('applications'), lettersTo, meanScore]);
}

export function findApplication(db: Db, id: string): Promise<ListedApplication | undefined> {
  return applicationsWithCv(db).where('applications.id', '=', id).executeTakeFirst();
}

/** The CV of an application, with its bytes. */
export function findCv(db: Db, applicationId: string): Promise<CvRow | undefined> {
  return findRow(db, 'cvs', { application_id: applicationId });
}

/** The stages of an application after its first, oldest first. */
export function stageChanges(db: Db, id: string) {
  return db
    .selectFrom('stage_changes')
    .select(['stage', 'at', 'user_id'])
    .where('application_id', '=', id)
    .orderBy('at')
    .execute();
}

/** A change with its interview in stored form. */
export type StoredChange = Omit<ApplicationChange, 'version' | 'interview'> & {
  readonly interview?: StoredInterview | null | undefined;
  /** The title of its opening. */
  readonly position?: string;
};

/** Applies a user's change. A change without effect creates no version. */
export async function changeApplication(
  { db, search }: SearchedTransaction,
  row: ApplicationRow & Tagged,
  { withdrawPoolConsent, ...change }: StoredChange,
  userId: string,
): Promise<void> {
  const now = timeNow();
  const { stage, rating, scores, interview, note, followUp, tags, spamReason } = change;
  const { opening, position = null, assignedTo } = change;
  const moved = stage !== undefined && stage !== row.stage;
  const withdrawn =
    withdrawPoolConsent && row.pool_consent_at !== null && row.pool_withdrawn_at === null;
  // A withdrawal removes the label, whatever else the change says.
  const talentPool = withdrawn ? false : change.talentPool;
  const asked = {
    ...(moved && { stage, stage_since: await recordStage(db, row, stage, now, userId) }),
    ...(rating !== undefined && rating !== row.rating && { rating }),
    ...(talentPool !== undefined &&
      talentPool !== (row.talent_pool === 1) && { talent_pool: toBit(talentPool) }),
    ...(withdrawn && { pool_withdrawn_at: now }),
    ...(opening !== undefined && opening !== row.opening && { opening, position }),
    ...(note !== undefined && note !== row.note && { note }),
    ...(followUp !== undefined && followUp !== row.follow_up && { follow_up: followUp }),
    ...(assignedTo !== undefined && assignedTo !== row.assigned_to && { assigned_to: assignedTo }),
    ...(interview !== undefined && interviewColumns(row, interview, now)),
    ...(spamReason !== undefined && spamReason !== row.spam_reason && { spam_reason: spamReason }),
    // As for messages: an old application that is flagged is not erased at once.
    ...(spamReason && row.spam_reason === null && { seen_at: now }),
  };
  const isScored = scores !== undefined && (await changeScores(db, row.id, scores));
  const isTagged = (await setTags(db, 'applications', row, tags)) !== undefined;
  if (Object.keys(asked).length === 0 && !isScored && !isTagged) return;
  await db
    .updateTable('applications')
    .set({ ...asked, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
  if ('note' in asked || 'opening' in asked)
    await search.reindex(db, 'applications', { ...row, ...asked });
}

type Moved = Pick<ApplicationRow, 'id' | 'stage'>;

/**
 * Moves many applications to a stage; those at that stage are unchanged.
 * @returns the moved ones, each with its previous stage
 */
export async function moveApplications(
  db: Db,
  ids: readonly string[],
  stage: ApplicationRow['stage'],
  userId: string,
): Promise<Moved[]> {
  const moved = await db
    .selectFrom('applications')
    .select(['id', 'stage', 'created_at'])
    .where('id', 'in', ids)
    .where('stage', '!=', stage)
    .execute();
  const now = timeNow();
  for (const one of moved) {
    const stage_since = await recordStage(db, one, stage, now, userId);
    const moved = { stage, stage_since, version: nextVersion };
    await updateRow(db, 'applications', { id: one.id }, moved);
  }
  return moved;
}

/** How long a move can be undone, in ms. */
const takenBackMs = 10 * 60_000;

/**
 * Adds a stage to an application's history. A return to the previous stage within ten minutes removes the last move
 * instead, and the time at that stage, from which retention counts, goes on. The audit trail has both moves.
 * @param now in ms since the Unix epoch
 * @returns since when the application is at the stage, in ms since the Unix epoch
 */
async function recordStage(
  db: Db,
  { id, created_at }: Pick<ApplicationRow, 'id' | 'created_at'>,
  stage: ApplicationRow['stage'],
  now: number,
  user_id: string,
): Promise<number> {
  const steps = db.selectFrom('stage_changes').select(['stage', 'at']);
  const [last, before = { stage: 'new', at: created_at }] = await steps
    .where('application_id', '=', id)
    .orderBy('at', 'desc')
    .limit(2)
    .execute();
  if (last && before.stage === stage && now - last.at < takenBackMs) {
    await removeRow(db, 'stage_changes', { application_id: id, at: last.at });
    return before.at;
  }
  await addRow(db, 'stage_changes', { application_id: id, stage, at: now, user_id });
  return now;
}

/**
 * @param except applications whose CVs are tried later
 * @returns the CV that has waited longest for its scan, or undefined
 */
export function nextToScan(db: Db, except: ReadonlySet<string>) {
  return db
    .selectFrom('cvs')
    .select(['application_id', 'bytes'])
    .where((cv) => cv.or([cv('scan', '=', 'waiting'), cv('scan', 'is', null)]))
    .where('application_id', 'not in', [...except])
    .orderBy('application_id')
    .limit(1)
    .executeTakeFirst();
}
