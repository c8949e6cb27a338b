import { calls } from '#contract/calls.ts';
import { countAll } from '#db/queries/counts.ts';
import type { CallRouter } from '../call-router.ts';
import type { Context } from '../context.ts';
import { readStats } from '../desk/stats.ts';
import { isLive } from '../session.ts';

export function overviewRoutes(routes: CallRouter, context: Context): void {
  routes.serve(calls.readCounts, async () => ({
    ...(await countAll(context.db)),
    storage: context.quota.usage(),
  }));

  routes.serve(calls.readStats, ({ query }) => readStats(context, query));

  routes.serve(calls.watchEvents, ({ session, response }) =>
    context.events.watch(response, () => isLive(context, session)),
  );
}
