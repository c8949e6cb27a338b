import type { SelectQueryBuilder } from 'kysely';
import { type AuditNarrowing, type AuditQuery, actionsOf } from '#contract/admin/audit.ts';
import { firstIdAt } from '../engine/ids.ts';
import { countOf, directionOf, type Page, type Paging, pageOf } from '../engine/page.ts';
import { pieces, yieldToEventLoop } from '../engine/turns.ts';
import type { AuditRow, Database, Db } from '../schema.ts';

export type AuditFilter = AuditNarrowing & {
  /** Only entries about these records; undefined for any. */
  readonly ofRecords?: readonly string[] | undefined;
};

/** Records looked up per turn. */
const recordsAtOnce = 500;
/** Entries per batch of an export. */
const exportedAtOnce = 100;

/** @returns one page of audit entries, the cursor of the next page, and the total of matches */
export async function listAudit(db: Db, query: AuditQuery & AuditFilter): Promise<Page<AuditRow>> {
  const ids = await idsOf(db, query);
  const rows = await rowsOf(db, query, ids);
  if (ids) return pageOf(rows, query, ids.length);
  await yieldToEventLoop();
  return pageOf(rows, query, await countOf(matching(db.selectFrom('audit'), query)));
}

/** Yields all matching entries in batches, newest first. @throws the abort reason of `signal` */
export async function* auditBatches(db: Db, filter: AuditFilter, signal: AbortSignal) {
  const ids = await idsOf(db, filter, signal);
  const newest = { sort: 'newest', limit: exportedAtOnce } as const;
  for (let cursor: string | undefined; ; ) {
    const rows = await rowsOf(db, { ...filter, ...newest, cursor }, ids, signal);
    const { items, nextCursor } = pageOf(rows, newest, 0);
    yield items;
    if (nextCursor === null) return;
    cursor = nextCursor;
  }
}

/** A page of entries, with one more if there are more. */
async function rowsOf(
  db: Db,
  query: AuditFilter & Paging,
  ids: readonly string[] | undefined,
  signal?: AbortSignal,
): Promise<AuditRow[]> {
  const { cursor, limit } = query;
  const [direction, beyond] = directionOf(query);
  const listed = ids && pageOfIds(ids, query);
  if (listed?.length === 0) return [];
  await yieldToEventLoop(signal);
  let page = db.selectFrom('audit').selectAll().orderBy('id', direction);
  if (listed) return page.where('id', 'in', listed).execute();
  page = matching(page, query).limit(limit + 1);
  if (cursor) page = page.where('id', beyond, cursor);
  return page.execute();
}

function pageOfIds(ids: readonly string[], { sort, cursor, limit }: Paging): string[] {
  const ordered = sort === 'newest' ? ids.toReversed() : ids;
  const isBeyond = (id: string) => !cursor || (sort === 'newest' ? id < cursor : id > cursor);
  return ordered.filter(isBeyond).slice(0, limit + 1);
}

function matching<Row>(
  entries: SelectQueryBuilder<Database, 'audit', Row>,
  { action, group, user, from, to }: AuditFilter,
) {
  let result = entries;
  if (action) result = result.where('action', '=', action);
  if (group) result = result.where('action', 'in', actionsOf(group));
  if (user) result = result.where('user_id', '=', user);
  if (from) result = result.where('id', '>=', firstIdAt(from));
  if (to) result = result.where('id', '<', firstIdAt(to));
  return result;
}

/**
 * The ids of the matching entries, oldest first; undefined without a filter by record. A record has few entries, but a
 * person may have any number of records, so they are looked up in turns.
 */
async function idsOf(db: Db, filter: AuditFilter, signal?: AbortSignal) {
  const { record, ofRecords } = filter;
  const records =
    record === undefined ? ofRecords : [record].filter((id) => ofRecords?.includes(id) ?? true);
  if (!records) return undefined;
  const found = new Set<string>();
  for (const some of pieces(records, recordsAtOnce)) {
    await yieldToEventLoop(signal);
    const rows = await matching(db.selectFrom('audit'), filter)
      .innerJoin('audit_subjects', 'audit_subjects.audit_id', 'audit.id')
      .select('id')
      .where('subject_id', 'in', some)
      .execute();
    for (const { id } of rows) found.add(id);
  }
  return [...found].sort();
}
