import {
  type Application,
  type ApplicationColumns,
  applicationFields,
  type WholeApplication,
} from '#contract/admin/application.ts';
import type { ApplicationChange } from '#contract/admin/applications.ts';
import type { CriterionScore, ScoreChange } from '#contract/admin/hiring.ts';
import { sortOf } from '#contract/admin/sort.ts';
import { calls } from '#contract/calls.ts';
import { isPublic } from '#contract/content/opening.ts';
import { generalOpening, titleIn } from '#contract/content/opening-values.ts';
import { savedName } from '#contract/cv.ts';
import type { Language } from '#contract/languages.ts';
import { yieldToEventLoop } from '#db/engine/turns.ts';
import { release } from '#db/queries/any-record.ts';
import { applicationList } from '#db/queries/application-list.ts';
import {
  changeApplication,
  findApplication,
  findCv,
  type ListedApplication,
  stageChanges,
} from '#db/queries/applications.ts';
import { userNames } from '#db/queries/done-by.ts';
import { interviewOf } from '#db/queries/interview.ts';
import { listRecords, recordBatches } from '#db/queries/record-list.ts';
import { lettersIn } from '#db/queries/replies.ts';
import { listCriteria, scoresOf } from '#db/queries/scorecard.ts';
import { tagsIn } from '#db/queries/tags.ts';
import { toRecord } from '#db/records.ts';
import type { Db, SessionRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { invalid, orNotFound, Problem, recordChanged } from '../http/problem.ts';
import { scanStateOf } from '../jobs/cv-scanning.ts';
import { assignedIn, assigneeColumns, assignmentDetails, requireAssignee } from './assignment.ts';
import { audit, change } from './change.ts';
import { changeMany } from './change-many.ts';
import { applicationColumns } from './csv-columns.ts';
import { noteChangeOf } from './done-by.ts';
import { eraseOne } from './erase.ts';
import { exportList } from './export-list.ts';
import { storedInterview, toInterview } from './interview.ts';
import { mapPage, withKeptUntil } from './page.ts';
import { relatedTo } from './related.ts';
import { seen } from './seen-spam.ts';
import { requireTags, tagDetails } from './tags.ts';
import { utc, utcOrNull } from './utc.ts';

export function applicationRoutes(routes: CallRouter, context: Context): void {
  const { db, searchIndex } = context;

  routes.serve(calls.listApplications, async ({ query, session }) => {
    if (query.q) await searchIndex.beforeSearch();
    const asked = {
      ...assignedIn(query, session),
      sort: sortOf(query),
      dueBefore: context.retention.dueBefore(),
    };
    const page = mapPage(await listRecords(applicationList, context, asked), (row) =>
      toApplication(context, row),
    );
    return withKeptUntil(context, 'applications', page);
  });

  routes.serve(calls.exportApplications, async ({ query, ...asked }) => {
    if (query.q) await searchIndex.beforeSearch();
    const dueBefore = context.retention.dueBefore();
    const narrowing = { ...assignedIn(query, asked.session), dueBefore };
    const criteria = await listCriteria(db);
    await exportList(context, asked, {
      list: 'applications',
      columns: [...applicationColumns(criteria, context.company()), ...(await assigneeColumns(db))],
      toItem: (row: ScoredRow) => ({ ...toApplication(context, row), scores: row.scores }),
      pages: (signal) => withScores(db, recordBatches(applicationList, context, narrowing, signal)),
    });
  });

  routes.serve(calls.readApplication, async ({ parameters, session }) => {
    const row = orNotFound(await findApplication(db, parameters.id));
    const isSuspected = row.spam_reason !== null;
    return wholeApplication(
      context,
      await seen(context, session, 'applications', row, isSuspected),
    );
  });

  routes.serve(calls.readRelatedToApplication, async ({ parameters, session }) =>
    relatedTo(context, session, orNotFound(await findApplication(db, parameters.id))),
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

async function* withScores(db: Db, pages: AsyncIterable<readonly ListedApplication[]>) {
  for await (const rows of pages) {
    const ids = rows.map(({ id }) => id);
    const scores = await scoresOf(db, ids);
    yield rows.map((row) => ({ ...row, scores: scores.get(row.id) ?? [] }));
  }
}

function toApplication({ settings }: Context, row: ListedApplication): Application {
  const interview = interviewOf(row);
  return {
    ...toRecord<ApplicationColumns, typeof applicationFields>(applicationFields, row),
    tags: tagsIn(row),
    replyState: row.reply_state,
    letters: lettersIn(row),
    meanScore: row.mean_score,
    interview: interview && toInterview(interview, settings),
    cv: {
      name: row.cv_name,
      type: row.cv_type,
      size: row.cv_size,
      sha256: row.cv_sha256,
      scan: scanStateOf(row.cv_scan, settings),
    },
  };
}

async function wholeApplication(context: Context, row: ListedApplication) {
  const ends = await context.retention.expiryOf('applications', [row]);
  return toWholeApplication(context, row, ends.get(row.id));
}

/**
 * `wholeApplication` for a known end.
 * @param end when it expires (ms since the Unix epoch); undefined if it does not
 */
export async function toWholeApplication(
  context: Context,
  row: ListedApplication,
  end: number | undefined,
): Promise<WholeApplication> {
  const { db } = context;
  const changes = await stageChanges(db, row.id);
  const scores = await scoresOf(db, [row.id]);
  const nameOf = await userNames(db);
  return {
    ...toApplication(context, row),
    keptUntilUtc: utcOrNull(end),
    scores: scores.get(row.id) ?? [],
    history: [
      { stage: 'new', atUtc: utc(row.created_at), by: null },
      ...changes.map(({ stage, at, user_id }) => ({ stage, atUtc: utc(at), by: nameOf(user_id) })),
    ],
    noteChange: await noteChangeOf(db, row),
  };
}

/**
 * Changes the admin's fields of one application.
 * @throws Problem `notFound`, or `changedMeanwhile` when `version` is not the present one, or a criterion is gone
 */
async function editApplication(
  context: Context,
  session: SessionRow,
  id: string,
  { version, interview, ...asked }: ApplicationChange,
): Promise<WholeApplication> {
  const changed = await change(context, session, async (transaction, note) => {
    const before = orNotFound(await findApplication(transaction, id));
    if (version !== undefined && version !== before.version) throw recordChanged(id);
    await requireTags(transaction, asked.tags);
    await requireAssignee(transaction, 'application', asked.assignedTo);
    const scored = await scoresOf(transaction, [id]);
    if (asked.scores?.some((one) => !scored.get(id)?.some((known) => known.id === one.id))) {
      throw recordChanged(id);
    }
    const released =
      asked.spamReason === null ? await release(transaction, 'applications', [id]) : [];
    await changeApplication(
      { db: transaction, search: context.search },
      before,
      {
        ...asked,
        ...(asked.opening && { position: positionIn(context, asked.opening, before.language) }),
        ...(interview !== undefined && {
          interview: interview && storedInterview(interview, context.settings),
        }),
      },
      session.user_id,
    );
    const after = orNotFound(await findApplication(transaction, id));
    if (after.version !== before.version) {
      const details = {
        ...detailsOf(before, after),
        ...interviewDetails(before, after, context.settings),
        ...scoreDetails(scored.get(id) ?? [], asked.scores),
      };
      await note({ action: 'applicationChanged', subjectIds: [id], details });
    }
    return { before, after, isReleased: released.length > 0 };
  });
  const { before, after, isReleased } = changed;
  if (after.note !== before.note || after.opening !== before.opening) context.searchIndex.arrived();
  if (after.version !== before.version) {
    const what = isReleased ? 'arrived' : 'changed';
    context.events.publish({ about: 'application', what, id });
  }
  return wholeApplication(context, after);
}

/** @throws Problem `invalid` for an opening that is not published */
function positionIn({ publisher }: Context, id: string, language: Language): string {
  const opening = publisher?.openings[id];
  if (!opening || !isPublic(opening)) throw invalid('opening', { key: 'invalid' });
  return titleIn(opening.title, language);
}

/** The changed fields for the audit trail, without the text of a note. */
function detailsOf(before: ListedApplication, after: ListedApplication): Record<string, string> {
  return {
    ...(after.stage !== before.stage && { stage: `${before.stage} → ${after.stage}` }),
    ...(after.rating !== before.rating && { rating: String(after.rating ?? '–') }),
    ...(after.talent_pool !== before.talent_pool && {
      talentPool: after.talent_pool ? 'on' : 'off',
    }),
    ...(after.pool_withdrawn_at !== before.pool_withdrawn_at && { poolConsent: 'withdrawn' }),
    ...(after.opening !== before.opening && { opening: after.position ?? generalOpening }),
    ...(after.note !== before.note && { note: after.note === null ? 'removed' : 'written' }),
    ...(after.follow_up !== before.follow_up && { followUp: after.follow_up ?? 'off' }),
    ...(after.spam_reason !== before.spam_reason && { spam: after.spam_reason ? 'on' : 'off' }),
    ...assignmentDetails(before, after),
    ...tagDetails(tagsIn(before), tagsIn(after)),
  };
}

/** The interview's time for the audit trail, without its place, which may be a person's. */
function interviewDetails(
  before: ListedApplication,
  after: ListedApplication,
  settings: Context['settings'],
): Record<string, string> {
  if (before.interview_changed_at === after.interview_changed_at) return {};
  const interview = interviewOf(after);
  if (!interview) return { interview: 'removed' };
  return { interview: interview.isCancelled ? 'cancelled' : toInterview(interview, settings).at };
}

function scoreDetails(
  before: readonly CriterionScore[],
  changes: readonly ScoreChange[] = [],
): Record<string, string> {
  const scores = changes.flatMap(({ id, score }) => {
    const criterion = before.find((one) => one.id === id);
    return criterion && criterion.score !== score ? `${criterion.name}: ${score ?? '–'}` : [];
  });
  return scores.length > 0 ? { scores: scores.join('; ') } : {};
}
