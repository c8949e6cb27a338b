import { recordTexts } from '#contract/admin/record-texts.ts';
import { calls } from '#contract/calls.ts';
import { preferredLanguage } from '#contract/languages.ts';
import { endOf, interviewOf } from '#db/queries/interview.ts';
import { identity } from '#web/content/identity.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { Problem } from '../http/problem.ts';
import { requireApplication } from './applications.ts';
import { calendarFile } from './calendar.ts';
import { editHiring, readHiring, toInterview } from './hiring.ts';

export function hiringRoutes(routes: CallRouter, context: Context): void {
  const { db, settings } = context;

  routes.serve(calls.readHiring, () => readHiring(context, db));

  routes.serve(calls.changeHiring, ({ body, session }) => editHiring(context, session, body));

  routes.serve(calls.readInterview, async ({ parameters, request, response }) => {
    const row = await requireApplication(db, parameters.id);
    const interview = interviewOf(row);
    if (!interview) throw new Problem('notFound');
    const texts = recordTexts[preferredLanguage(request.headers['accept-language'])].interview;
    const { host } = new URL(settings.siteUrl);
    const day = toInterview(interview, settings).at.slice(0, 10);
    const file = calendarFile({
      uid: `${row.interview_uid}@${host}`,
      sequence: row.interview_sequence,
      changedAt: row.interview_changed_at ?? row.created_at,
      start: interview.at,
      end: endOf(interview),
      summary: [
        texts.title.replace('{name}', () => row.full_name),
        ...(row.current_position ? [row.current_position] : []),
      ].join(', '),
      location: interview.place,
      isCancelled: interview.isCancelled,
      organizer: { name: identity.name, email: identity.email.careers },
    });
    response.attachment(`${texts.file}-${day}.ics`).type('text/calendar; charset=utf-8').send(file);
  });
}
