import {
  type AuditEntry,
  exportAudit,
  exportFoundAudit,
  findAudit,
  listAudit,
} from '#contract/admin/audit.ts';
import { authenticatedCall } from '../api-client/call.ts';
import type { DownloadOptions } from '../api-client/download.ts';
import { createList } from '../list/list-state.ts';
import { toApiQuery, type WholeQuery } from './query.ts';

/** The audit entries that match. */
export const trail = createList<WholeQuery, AuditEntry>({
  initial: {},
  fetchPage: (get, set, asked, paging) => {
    const { email } = asked;
    const query = { ...toApiQuery(asked), ...paging };
    return email === undefined
      ? authenticatedCall(get, set, listAudit, { query })
      : authenticatedCall(get, set, findAudit, { query, body: { email } });
  },
  belongs: () => true,
});

/** The call that exports the entries that match. */
export function exportOf(asked: WholeQuery): DownloadOptions {
  const { email } = asked;
  const query = toApiQuery(asked);
  return email === undefined
    ? { call: exportAudit, query }
    : { call: exportFoundAudit, query, body: { email } };
}
