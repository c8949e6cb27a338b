import { calls } from '#contract/calls.ts';
import { pageSize } from '#contract/field-limits.ts';
import { subjectsOfEntry } from '#db/queries/audit-subjects.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { Problem } from '../http/problem.ts';
import { auditPage, exportAudit } from './audit-list.ts';
import { auditLookUp, recordIdsFrom } from './people.ts';

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
    if (!subjects) throw new Problem('notFound');
    return { items: [...subjects.listed], total: subjects.count };
  });

  routes.serve(calls.exportAudit, ({ query, ...asked }) => exportAudit(context, asked, query));

  routes.serve(calls.exportFoundAudit, async ({ query, body, ...asked }) => {
    const held = await recordIdsFrom(db, body.email);
    await exportAudit(context, asked, { ...query, ofRecords: Object.values(held).flat() });
  });
}
