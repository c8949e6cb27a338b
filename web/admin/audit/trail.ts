import { type AuditAction, type AuditEntry, listAudit } from '#contract/admin/data-protection.ts';
import { authenticatedCall } from '../call.ts';
import { createList } from '../list-state.ts';

/** The audit entries, of one action or of all. */
export const trail = createList<{ readonly action?: AuditAction | undefined }, AuditEntry>({
  initial: {},
  fetchPage: (get, set, { action }, paging) =>
    authenticatedCall(get, set, listAudit, { query: { ...(action && { action }), ...paging } }),
  belongs: () => true,
});
