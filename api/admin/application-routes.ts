import type { WholeApplication } from '#contract/admin/application.ts';
import { sortOf } from '#contract/admin/sort.ts';
import { calls } from '#contract/calls.ts';
import { savedName } from '#contract/cv.ts';
import { yieldToEventLoop } from '#db/engine/turns.ts';
import { applicationList } from '#db/queries/application-list.ts';
import { findApplication, findCv, type ListedApplication } from '#db/queries/applications.ts';
import { listRecords, recordBatches } from '#db/queries/record-list.ts';
import { listCriteria, scoresOf } from '#db/queries/scorecard.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { orNotFound, Problem } from '../http/problem.ts';
import { scanStateOf } from '../jobs/cv-scanning.ts';
import { editApplication, toApplication, wholeApplication } from './applications.ts';
import { audit } from './change.ts';
import { changeMany } from './change-many.ts';
import { applicationColumns } from './csv-columns.ts';
import { eraseOne } from './erase.ts';
import { exportList } from './export-list.ts';
import { mapPage, withKeptUntil } from './page.ts';
import { relatedTo } from './related.ts';
import { seen } from './seen-spam.ts';

export function applicationRoutes(routes: CallRouter, context: Context): void {
  const { db, searchIndex } = context;

  routes.serve(calls.listApplications, async ({ query }) => {
    if (query.q) await searchIndex.beforeSearch();
    const asked = { ...query, sort: sortOf(query), dueBefore: context.retention.dueBefore() };
    const page = mapPage(await listRecords(applicationList, context, asked), (row) =>
      toApplication(context, row),
    );
    return query.view === 'due' || query.trash
      ? withKeptUntil(context, 'applications', page)
      : page;
  });

  routes.serve(calls.exportApplications, async ({ query, ...asked }) => {
    if (query.q) await searchIndex.beforeSearch();
    const narrowing = { ...query, dueBefore: context.retention.dueBefore() };
    const criteria = await listCriteria(db);
    await exportList(context, asked, {
      list: 'applications',
      columns: applicationColumns(criteria, context.company()),
      toItem: (row: ScoredRow) => ({ ...toApplication(context, row), scores: row.scores }),
      pages: (signal) => withScores(db, recordBatches(applicationList, context, narrowing, signal)),
    });
  });

  routes.serve(calls.readApplication, async ({ parameters }) => {
    const row = orNotFound(await findApplication(db, parameters.id));
    const shown = await seen(context, 'applications', row, row.spam_reason !== null);
    return wholeApplication(context, shown);
  });

  routes.serve(calls.readRelatedToApplication, async ({ parameters }) =>
    relatedTo(context, orNotFound(await findApplication(db, parameters.id))),
  );

  routes.serve(calls.changeApplication, ({ parameters, body, session }) =>
    editApplication(context, session, parameters.id, body),
  );

  routes.serve(calls.eraseApplication, ({ parameters, session }) =>
    eraseOne(context, session, 'applications', parameters.id),
  );

  routes.serve(calls.changeApplications, ({ body, session }) =>
    changeMany(context, session, 'applications', body),
  );

  routes.serve(calls.readCv, async ({ parameters, session, response }) => {
    await yieldToEventLoop();
    const cv = orNotFound(await findCv(db, parameters.id));
    const scan = scanStateOf(cv.scan, context.settings);
    if (scan === 'waiting') throw new Problem('notScanned');
    if (scan === 'infected') throw new Problem('infected');
    await audit(db, session, { action: 'cvOpened', subjectIds: [parameters.id] });
    // The name comes from the applicant (RFC 6266). The generic type keeps browsers from displaying the file here.
    response.attachment(savedName(cv)).type('application/octet-stream').send(Buffer.from(cv.bytes));
  });
}

type ScoredRow = ListedApplication & Pick<WholeApplication, 'scores'>;

async function* withScores(
  db: Context['db'],
  pages: AsyncIterable<readonly ListedApplication[]>,
): AsyncGenerator<ScoredRow[]> {
  for await (const rows of pages) {
    const scores = await scoresOf(
      db,
      rows.map(({ id }) => id),
    );
    yield rows.map((row) => ({ ...row, scores: scores.get(row.id) ?? [] }));
  }
}
