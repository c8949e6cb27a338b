import { listSessions } from '#contract/admin/account.ts';
import { queryOf } from '../api-client/queries.ts';

/** The open sessions, the most recently used first. */
export const sessionsRead = queryOf(listSessions);
