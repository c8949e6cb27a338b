import { calls } from '#contract/calls.ts';
import { dayNow } from '#db/clock.ts';
import { countAll } from '#db/queries/counts.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { isLive } from '../http/session.ts';
import { readStats } from './stats.ts';

export function overviewRoutes(routes: CallRouter, context: Context): void {
  routes.serve(calls.readCounts, async () => ({
    ...(await countAll(context.db, {
      dueBefore: context.retention.dueBefore(),
      today: dayNow(context.settings.timeZone).toString(),
    })),
    storage: context.quota.usage(),
    canReply: (await context.outbox.sender()) !== undefined,
    certificate: context.certificate.read()?.state ?? null,
  }));

  routes.serve(calls.readStats, ({ query }) => readStats(context, query));

  routes.serve(calls.watchEvents, ({ session, response }) =>
    context.events.watch(response, () => isLive(context, session)),
  );
}
