import { sql } from 'kysely';
import { calls } from '#contract/calls.ts';
import type { CallRouter } from '../call-router.ts';
import type { Context } from '../context.ts';
import { freeBytes } from '../free-bytes.ts';
import { Problem } from '../problem.ts';

/** Two CVs with their way through the log: with less than that the next applicant may be refused. */
const leastFreeBytes = 24 * 1024 * 1024;

export function healthRoutes(routes: CallRouter, context: Context): void {
  routes.serve(calls.live, () => ({ status: 'ok' as const }));

  routes.serve(calls.ready, async () => {
    if (context.stopping) throw new Problem('stopping');
    try {
      await sql`select 1 from messages limit 1`.execute(context.db);
    } catch (cause) {
      throw new Problem('databaseDown', { cause });
    }
    if (freeBytes(context.settings.dataDir) < leastFreeBytes) throw new Problem('diskFull');
    return { status: 'ok' as const };
  });
}
