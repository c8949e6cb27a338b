import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { changeHiring, Hiring, Interview, InterviewChange } from '#contract/admin/hiring.ts';
import type { StoredInterview } from '#db/queries/interview.ts';
import {
  type Criterion,
  criteriaWithScores,
  replaceCriteria,
  scoredBy,
} from '#db/queries/scorecard.ts';
import type { SessionRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { change } from './change.ts';

/** The criteria of the scorecard, and the time zone of interviews. */
export async function readHiring(
  { settings }: Pick<Context, 'settings'>,
  db: Context['db'],
): Promise<Hiring> {
  const criteria = await criteriaWithScores(db);
  return { criteria, timeZone: settings.timeZone, version: versionOf(criteria) };
}

/**
 * Sets the criteria of the scorecard.
 * @throws Problem `changedMeanwhile` when `version` is not the present one, or more scores than `scoresErased` would be
 * erased: some were given since the criteria were read
 */
export async function editHiring(
  context: Context,
  session: SessionRow,
  { criteria, version, scoresErased }: z.output<typeof changeHiring.body>,
): Promise<Hiring> {
  const after = await change(context, session, async (db, note) => {
    const before = await readHiring(context, db);
    if (version !== before.version) throw new Problem('changedMeanwhile');
    const kept = new Set(criteria.map(({ id }) => id));
    const leftOut = before.criteria.filter(({ id }) => !kept.has(id));
    const erased = leftOut.reduce((sum, { scored }) => sum + scored, 0);
    if (erased > scoresErased) throw new Problem('changedMeanwhile');
    const subjectIds = await scoredBy(
      db,
      leftOut.map(({ id }) => id),
    );
    await replaceCriteria(db, criteria);
    const after = await readHiring(context, db);
    if (after.version === before.version) return after;
    await note({
      ...{ action: 'criteriaChanged', subjectIds },
      details: {
        criteria: after.criteria.map(({ name }) => name).join(', ') || '–',
        ...(erased > 0 && { scoresErased: erased }),
      },
    });
    return after;
  });
  if (after.version === version) return after;
  // What is gone with a criterion is a decision on people: it must not stay in the file.
  await context.forget();
  context.events.publish({ about: 'application', what: 'changed' });
  return after;
}

function versionOf(criteria: readonly Criterion[]): string {
  const text = JSON.stringify(criteria.map(({ id, name }) => [id, name]));
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/** An interview as the API writes it, in the company's time zone. */
export function toInterview(
  { at, ...interview }: StoredInterview,
  { timeZone }: Pick<Context['settings'], 'timeZone'>,
): Interview {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  const text = local.toString({ timeZoneName: 'never', smallestUnit: 'second' });
  return { at: text, ...interview };
}

/** An interview as it is stored. Without an offset its time is one of the company's time zone. */
export function storedInterview(
  { at, minutes, place = null, isCancelled }: InterviewChange,
  { timeZone }: Pick<Context['settings'], 'timeZone'>,
): StoredInterview {
  const hasOffset = /(?:Z|[+-]\d\d:\d\d)$/.test(at);
  const moment = hasOffset
    ? Temporal.Instant.from(at)
    : Temporal.PlainDateTime.from(at).toZonedDateTime(timeZone).toInstant();
  return { at: moment.epochMilliseconds, minutes, place, isCancelled };
}
