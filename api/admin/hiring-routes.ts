import { recordTexts } from '#contract/admin/record-texts.ts';
import { calls } from '#contract/calls.ts';
import { preferredLanguage } from '#contract/languages.ts';
import { interviewOf } from '#db/queries/interview.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { Problem } from '../http/problem.ts';
import { requireApplication } from './applications.ts';
import { calendarFile } from './calendar.ts';
import { editHiring, readHiring, toInterview } from './hiring.ts';
import { interviewEvent } from './interview-event.ts';

export function hiringRoutes(routes: CallRouter, context: Context): void {
  const { db, settings } = context;

  routes.serve(calls.readHiring, () => readHiring(context, db));

  routes.serve(calls.changeHiring, ({ body, session }) => editHiring(context, session, body));

  routes.serve(calls.readInterview, async ({ parameters, request, response }) => {
    const row = await requireApplication(db, parameters.id);
    const interview = interviewOf(row);
    if (!interview) throw new Problem('notFound');
    const texts = recordTexts[preferredLanguage(request.headers['accept-language'])].interview;
    const event = interviewEvent(row, interview, {
      siteUrl: settings.siteUrl,
      company: context.company(),
      summary: [
        texts.title.replace('{name}', () => row.full_name),
        ...(row.current_position ? [row.current_position] : []),
      ].join(', '),
    });
    const day = toInterview(interview, settings).at.slice(0, 10);
    response
      .attachment(`${texts.file}-${day}.ics`)
      .type('text/calendar; charset=utf-8')
      .send(calendarFile(event));
  });
}
