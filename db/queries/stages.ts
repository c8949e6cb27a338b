import type { Kysely } from 'kysely';
import type { ApplicationRow, Database } from '../schema.ts';

/** How long a move can be taken back, in ms. */
const takenBackMs = 10 * 60_000;

/**
 * Adds a stage to an application's history. A return to the stage before within ten minutes takes the last move back
 * instead: it leaves no step, and the time at the stage, from which retention counts, goes on. The audit trail has both.
 * @param now in ms since the Unix epoch
 * @returns since when the application is at the stage, in ms since the Unix epoch
 */
export async function recordStage(
  db: Kysely<Database>,
  { id, created_at }: Pick<ApplicationRow, 'id' | 'created_at'>,
  stage: ApplicationRow['stage'],
  now: number,
): Promise<number> {
  const steps = db.selectFrom('stage_changes').select(['stage', 'at']);
  const [last, before = { stage: 'new', at: created_at }] = await steps
    .where('application_id', '=', id)
    .orderBy('at', 'desc')
    .limit(2)
    .execute();
  if (last && before.stage === stage && now - last.at < takenBackMs) {
    await db
      .deleteFrom('stage_changes')
      .where('application_id', '=', id)
      .where('at', '=', last.at)
      .execute();
    return before.at;
  }
  await db.insertInto('stage_changes').values({ application_id: id, stage, at: now }).execute();
  return now;
}
