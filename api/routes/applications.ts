import { calls } from '#contract/calls.ts';
import { preferredLanguage } from '#contract/languages.ts';
import { listApplications } from '#db/queries/application-list.ts';
import { findCv } from '#db/queries/applications.ts';
import type { CallRouter } from '../call-router.ts';
import type { Context } from '../context.ts';
import {
  editApplication,
  eraseApplication,
  requireApplication,
  toApplication,
  toWholeApplication,
} from '../desk/applications.ts';
import { audit } from '../desk/change.ts';
import { streamCsv } from '../desk/csv.ts';
import { applicationColumns } from '../desk/csv-columns.ts';
import { Problem } from '../problem.ts';
import { everything } from './messages.ts';

export function applicationRoutes(routes: CallRouter, context: Context): void {
  const { db } = context;

  routes.serve(calls.listApplications, async ({ query }) => {
    const page = await listApplications(db, query);
    return { ...page, items: page.items.map(toApplication) };
  });

  routes.serve(calls.exportApplications, async ({ query, session, request, response }) => {
    await audit(db, session, { action: 'applicationsExported' });
    const language = preferredLanguage(request.headers['accept-language']);
    await streamCsv(response, {
      columns: applicationColumns,
      language,
      name: language === 'tr' ? 'basvurular' : 'applications',
      nextPage: async (cursor) => {
        const page = await listApplications(db, { ...query, ...everything, cursor });
        return { ...page, items: page.items.map(toApplication) };
      },
    });
  });

  routes.serve(calls.readApplication, async ({ parameters }) =>
    toWholeApplication(db, await requireApplication(db, parameters.id)),
  );

  routes.serve(calls.changeApplication, ({ parameters, body, session }) =>
    editApplication(context, session, parameters.id, body),
  );

  routes.serve(calls.eraseApplication, ({ parameters, session }) =>
    eraseApplication(context, session, parameters.id),
  );

  routes.serve(calls.readCv, async ({ parameters, session, response }) => {
    const cv = await findCv(db, parameters.id);
    if (!cv) throw new Problem('notFound');
    await audit(db, session, { action: 'cvOpened', subjectId: parameters.id });
    // Its name is the applicant's word (RFC 6266); its type is not told, so that no browser shows it here.
    response.attachment(cv.name).type('application/octet-stream').send(Buffer.from(cv.bytes));
  });
}
