import type { Hiring } from '#contract/admin/hiring.ts';
import { recordTexts } from '#contract/admin/record-texts.ts';
import { calls } from '#contract/calls.ts';
import { fill } from '#contract/fill.ts';
import { findApplication } from '#db/queries/applications.ts';
import { interviewOf, interviewsBetween } from '#db/queries/interview.ts';
import { criteriaWithScores, replaceCriteria, scoredBy } from '#db/queries/scorecard.ts';
import type { Db } from '#db/schema.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { changedBy, orNotFound, Problem } from '../http/problem.ts';
import { languageOf } from '../http/sender.ts';
import { calendarFile } from './calendar.ts';
import { change, contentVersion } from './change.ts';
import { clockOf, interviewEvent, toInterview } from './interview.ts';

export function hiringRoutes(routes: CallRouter, context: Context): void {
  const { db, settings } = context;

  routes.serve(calls.readHiring, () => readHiring(db));

  /**
   * @throws Problem `changedMeanwhile` when `version` is not the present one, or when more scores than `scoresErased`
   *   would be erased, since some were given after the criteria were read
   */
  routes.serve(calls.changeHiring, async ({ body, session }) => {
    const { criteria, version, scoresErased } = body;
    const after = await change(context, session, async (transaction, note) => {
      const before = await readHiring(transaction);
      if (version !== before.version) throw changedBy({ actions: ['criteriaChanged'] });
      const kept = new Set(criteria.map(({ id }) => id));
      const leftOut = before.criteria.filter(({ id }) => !kept.has(id));
      const erased = leftOut.reduce((sum, { scored }) => sum + scored, 0);
      if (erased > scoresErased) {
        throw changedBy({ actions: ['applicationChanged'], detail: 'scores' });
      }
      const left = leftOut.map(({ id }) => id);
      const subjectIds = await scoredBy(transaction, left);
      await replaceCriteria(transaction, criteria);
      const after = await readHiring(transaction);
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
    // The scores of a removed criterion are decisions on people: purge them from the file.
    await context.purgeErasedData();
    context.events.publish({ about: 'application', what: 'changed' });
    return after;
  });

  routes.serve(calls.readInterviewDay, async ({ query }) => {
    const { timeZone } = settings;
    const day = Temporal.PlainDate.from(query.at);
    const start = (of: Temporal.PlainDate) => of.toZonedDateTime(timeZone).epochMilliseconds;
    const rows = await interviewsBetween(db, start(day), start(day.add({ days: 1 })));
    return {
      ...clockOf(query.at, settings),
      interviews: rows.flatMap((row) => {
        const interview = interviewOf(row);
        if (!interview) return [];
        return { id: row.id, fullName: row.full_name, interview: toInterview(interview, settings) };
      }),
    };
  });

  routes.serve(calls.readInterview, async ({ parameters, request, response }) => {
    const row = orNotFound(await findApplication(db, parameters.id));
    const interview = interviewOf(row);
    if (!interview) throw new Problem('notFound');
    const texts = recordTexts[languageOf(request)].interview;
    const event = interviewEvent(row, interview, {
      siteUrl: settings.siteUrl,
      company: context.company(),
      summary: [fill(texts.title, { name: row.full_name }), row.position ?? row.current_position]
        .filter(Boolean)
        .join(', '),
    });
    const day = toInterview(interview, settings).at.slice(0, 10);
    response
      .attachment(`${texts.file}-${day}.ics`)
      .type('text/calendar; charset=utf-8')
      .send(calendarFile(event));
  });
}

async function readHiring(db: Db): Promise<Hiring> {
  const criteria = await criteriaWithScores(db);
  const version = contentVersion(criteria.map(({ id, name }) => [id, name]));
  return { criteria, version };
}
