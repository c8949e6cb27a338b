import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { exportAudit, exportFoundAudit, findAudit, listAudit } from '#contract/admin/audit.ts';
import type { ResponseBody } from '../../api-client/call-api.ts';
import type { DownloadOptions } from '../api-client/download.ts';
import { queryOf, type ReadError } from '../api-client/queries.ts';
import { toApiQuery, type WholeQuery } from './query.ts';

type AuditPage = ResponseBody<typeof listAudit>;

/** The audit entries that match, a page at a time. */
export function trailRead({ email, ...asked }: WholeQuery) {
  const query = toApiQuery(asked);
  const read =
    email === undefined
      ? queryOf(listAudit, { query })
      : queryOf(findAudit, { query, body: { email } });
  return infiniteQueryOptions<
    AuditPage,
    ReadError,
    InfiniteData<AuditPage>,
    QueryKey,
    string | null
  >({
    queryKey: read.queryKey,
    meta: read.meta,
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Shown again, it begins with the first page.
    gcTime: 0,
  });
}

/** The call that exports the entries that match. */
export function exportOf(asked: WholeQuery): DownloadOptions {
  const { email } = asked;
  const query = toApiQuery(asked);
  return email === undefined
    ? { call: exportAudit, query }
    : { call: exportFoundAudit, query, body: { email } };
}
