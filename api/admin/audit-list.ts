import { type AuditEntry, type AuditQuery, maxSubjectsListed } from '#contract/admin/audit.ts';
import { calls } from '#contract/calls.ts';
import { pageSize } from '#contract/field-limits.ts';
import { type AuditFilter, auditBatches, listAudit } from '#db/queries/audit-list.ts';
import { subjectsOfEntry, type WithSubjects, withSubjects } from '#db/queries/audit-subjects.ts';
import { userNames } from '#db/queries/done-by.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { orNotFound } from '../http/problem.ts';
import { auditColumns } from './csv-columns.ts';
import { type Asked, exportList } from './export-list.ts';
import { auditLookUp, recordIdsFrom } from './people.ts';
import { utc } from './utc.ts';

export function auditRoutes(routes: CallRouter, context: Context): void {
  const { db } = context;

  routes.serve(calls.listAudit, ({ query }) => auditPage(context, query));

  routes.serve(calls.findAudit, async ({ query, body, session }) => {
    const held = await recordIdsFrom(db, body.email);
    // Later pages belong to the same look-up.
    if (!query.cursor) await auditLookUp(db, session, held, { in: 'audit' });
    return auditPage(context, { ...query, ofRecords: Object.values(held).flat() });
  });

  routes.serve(calls.readAuditSubjects, async ({ parameters }) => {
    const subjects = await subjectsOfEntry(db, parameters.id, pageSize.max);
    const { listed, count } = orNotFound(subjects);
    return { items: [...listed], total: count };
  });

  routes.serve(calls.exportAudit, ({ query, ...asked }) => exportAudit(context, asked, query));

  routes.serve(calls.exportFoundAudit, async ({ query, body, ...asked }) => {
    const held = await recordIdsFrom(db, body.email);
    await exportAudit(context, asked, { ...query, ofRecords: Object.values(held).flat() });
  });
}

/** Limits the references of one exported entry: a spreadsheet's cell holds 32,767 characters. */
const maxExported = 1000;

async function auditPage({ db }: Context, query: AuditQuery & AuditFilter) {
  const page = await listAudit(db, query);
  const items = await withSubjects(db, page.items, maxSubjectsListed);
  const nameOf = await userNames(db);
  return { ...page, items: items.map((entry) => toAuditEntry(entry, nameOf)) };
}

/** Sends the entries that match as CSV. @throws Problem `exportsBusy`, see `exportList` */
async function exportAudit(context: Context, asked: Asked, filter: AuditFilter): Promise<void> {
  const { db } = context;
  const nameOf = await userNames(db);
  return exportList(context, asked, {
    list: 'audit',
    columns: auditColumns,
    toItem: (entry: WithSubjects) => toAuditEntry(entry, nameOf),
    async *pages(signal) {
      for await (const entries of auditBatches(db, filter, signal)) {
        yield await withSubjects(db, entries, maxExported);
      }
    },
  });
}

function toAuditEntry(
  { subjects: { count, listed }, ...row }: WithSubjects,
  nameOf: Awaited<ReturnType<typeof userNames>>,
): AuditEntry {
  return {
    id: row.id,
    atUtc: utc(row.at),
    action: row.action,
    by: nameOf(row.user_id),
    userId: row.user_id,
    session: row.session,
    address: row.address,
    subjectId: (count === 1 && listed[0]?.id) || null,
    subjectCount: count,
    subjects: [...listed],
    // Stored is to whom a record was given by the id, since names change.
    details: JSON.parse(row.details, (key, value) =>
      key === 'assignedTo' && value !== 'nobody' ? (nameOf(value) ?? '') : value,
    ),
  };
}
