import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { Problem } from '../http/problem.ts';
import { limitsOf } from '../http/rate-limits.ts';

/** Each form that is begun or sent takes one; an office shares one address. */
const perAddress = { name: 'challenges', times: 60, per: 'minute', for: 'address' } as const;

export function challengeRoutes(routes: CallRouter, context: Context): void {
  const limits = limitsOf(context, perAddress);
  const proven = Object.values<Call>(calls).filter((call) => call.proofOfWork);

  routes.serve(
    calls.readChallenge,
    async ({ query }) => {
      if (!proven.some(({ path }) => path === query.path)) throw new Problem('notFound');
      return { challenge: await context.proofOfWork.challengeFor(query.path) };
    },
    ...limits,
  );
}
