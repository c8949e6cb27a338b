import { type AuditEntry, type AuditQuery, mostSubjectsListed } from '#contract/admin/audit.ts';
import { type AuditFilter, auditBatches, listAudit } from '#db/queries/audit-list.ts';
import { type WithSubjects, withSubjects } from '#db/queries/audit-subjects.ts';
import type { Page } from '#db/queries/page.ts';
import type { Context } from '../context.ts';
import { auditColumns } from './csv-columns.ts';
import { type Asked, exportList } from './export-list.ts';
import { utc } from './utc.ts';

/** Most records of one entry whose references are exported: a spreadsheet's cell holds 32,767 characters. */
const mostExported = 1000;

export async function auditPage(
  { db }: Context,
  query: AuditQuery & AuditFilter,
): Promise<Page<AuditEntry>> {
  const page = await listAudit(db, query);
  const items = await withSubjects(db, page.items, mostSubjectsListed);
  return { ...page, items: items.map(toAuditEntry) };
}

/**
 * Sends the entries that match as CSV.
 * @throws Problem `exportsBusy`, see `exportList`
 */
export function exportAudit(context: Context, asked: Asked, filter: AuditFilter): Promise<void> {
  const { db } = context;
  return exportList(context, asked, {
    list: 'audit',
    columns: auditColumns,
    toItem: toAuditEntry,
    async *pages(signal) {
      for await (const entries of auditBatches(db, filter, signal)) {
        yield await withSubjects(db, entries, mostExported);
      }
    },
  });
}

function toAuditEntry({ subjects: { count, listed }, ...row }: WithSubjects): AuditEntry {
  return {
    id: row.id,
    atUtc: utc(row.at),
    action: row.action,
    session: row.session,
    address: row.address,
    subjectId: (count === 1 && listed[0]?.id) || null,
    subjectCount: count,
    subjects: [...listed],
    details: JSON.parse(row.details),
  };
}
