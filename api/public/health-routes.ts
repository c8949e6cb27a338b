import { sql } from 'kysely';
import { calls } from '#contract/calls.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { Problem } from '../http/problem.ts';

export function healthRoutes(routes: CallRouter, context: Context): void {
  routes.serve(calls.live, () => ({ status: 'ok' as const }));

  routes.serve(calls.ready, async () => {
    if (context.stopping) throw new Problem('stopping');
    try {
      await sql`select 1 from messages limit 1`.execute(context.db);
    } catch (cause) {
      throw new Problem('databaseDown', { cause });
    }
    if (context.disk.left() < 0) throw new Problem('diskFull');
    return { status: 'ok' as const };
  });
}
