import type { ScoreChange } from '#contract/admin/hiring.ts';
import { newId } from '../engine/ids.ts';
import { countBy } from '../engine/page.ts';
import type { CriterionRow, Db } from '../schema.ts';
import { putRow, removeRow } from './rows.ts';

export type Criterion = Pick<CriterionRow, 'id' | 'name'>;

/** The criteria of the scorecard, in their order. */
export function listCriteria(db: Db): Promise<Criterion[]> {
  return db.selectFrom('criteria').select(['id', 'name']).orderBy('position').execute();
}

/** The criteria, each with the number of applications that have a score by it. */
export async function criteriaWithScores(db: Db) {
  const criteria = await listCriteria(db);
  const scored = await countBy(db.selectFrom('scores').select('criterion_id'), 'criterion_id');
  return criteria.map((one) => ({ ...one, scored: scored.get(one.id) ?? 0 }));
}

/** The ids of the applications with a score by any of those criteria. */
export async function scoredBy(db: Db, criterionIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('scores')
    .select('application_id')
    .distinct()
    .where('criterion_id', 'in', criterionIds)
    .execute();
  return rows.map(({ application_id }) => application_id);
}

/**
 * Replaces the criteria. The scores of removed ones are erased.
 * @param criteria an unknown id makes a new criterion
 */
export async function replaceCriteria(
  db: Db,
  criteria: readonly { readonly id?: string | undefined; readonly name: string }[],
): Promise<void> {
  const known = new Set((await listCriteria(db)).map(({ id }) => id));
  const rows = criteria.map(({ id, name }, position) => ({
    id: id !== undefined && known.has(id) ? id : newId(),
    ...{ name, position },
  }));
  const kept = rows.map(({ id }) => id);
  await db.deleteFrom('criteria').where('id', 'not in', kept).execute();
  for (const row of rows) await putRow(db, 'criteria', ['id'], row);
}

/** The score of each application by each criterion, in the order of the criteria. */
export async function scoresOf(db: Db, applicationIds: readonly string[]) {
  const criteria = await listCriteria(db);
  const rows = await db
    .selectFrom('scores')
    .selectAll()
    .where('application_id', 'in', applicationIds)
    .execute();
  const byKey = new Map(
    rows.map(({ application_id, criterion_id, score }) => [
      `${application_id} ${criterion_id}`,
      score,
    ]),
  );
  return new Map(
    applicationIds.map((id) => [
      id,
      criteria.map((one) => ({ ...one, score: byKey.get(`${id} ${one.id}`) ?? null })),
    ]),
  );
}

/** Sets or removes scores of an application. @returns whether any has changed */
export async function changeScores(db: Db, applicationId: string, changes: readonly ScoreChange[]) {
  const before = (await scoresOf(db, [applicationId])).get(applicationId) ?? [];
  let isChanged = false;
  for (const { id, score } of changes) {
    if ((before.find((one) => one.id === id)?.score ?? null) === score) continue;
    isChanged = true;
    const key = { application_id: applicationId, criterion_id: id };
    if (score === null) await removeRow(db, 'scores', key);
    else await putRow(db, 'scores', ['application_id', 'criterion_id'], { ...key, score });
  }
  return isChanged;
}
