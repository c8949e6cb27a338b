import type { AuditEntry } from '#contract/admin/data-protection.ts';
import { calls } from '#contract/calls.ts';
import { listAudit } from '#db/queries/audit.ts';
import type { AuditRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { mapPage } from './page.ts';
import { erasePerson, readPerson } from './people.ts';
import { utc } from './utc.ts';

export function dataProtectionRoutes(routes: CallRouter, context: Context): void {
  routes.serve(calls.findPerson, ({ body, session }) => readPerson(context, session, body.email));

  routes.serve(calls.readPerson, ({ query, session }) => readPerson(context, session, query.email));

  routes.serve(calls.erasePerson, ({ body, session }) => erasePerson(context, session, body.email));

  routes.serve(calls.readRetention, () => context.retention.preview());

  routes.serve(calls.listAudit, async ({ query }) =>
    mapPage(await listAudit(context.db, query), toAuditEntry),
  );
}

function toAuditEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    atUtc: utc(row.at),
    action: row.action,
    session: row.session,
    address: row.address,
    subjectId: row.subject_id,
    details: JSON.parse(row.details),
  };
}
