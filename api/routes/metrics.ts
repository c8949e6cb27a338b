import { calls } from '#contract/calls.ts';
import type { CallRouter } from '../call-router.ts';
import type { Context } from '../context.ts';
import { isFromInside } from '../metrics.ts';
import { Problem } from '../problem.ts';

export function metricsRoutes(routes: CallRouter, { metrics }: Context): void {
  routes.serve(calls.metrics, async ({ request, response }) => {
    if (!isFromInside(request)) throw new Problem('notFound');
    const { type, text } = await metrics.tell();
    response.set('Content-Type', type).end(text);
  });
}
