import { calls } from '#contract/calls.ts';
import type { CallRouter } from '../call-router.ts';
import type { Context } from '../context.ts';
import { changePassword, endSession, openSessions } from '../desk/account.ts';
import { limited } from '../limits.ts';

/** Whoever finds a desk open must not guess at its password. */
const guessing = { times: 5, per: 'minute', for: 'everyone', counts: 'failures' } as const;

export function accountRoutes(routes: CallRouter, context: Context): void {
  const limits = context.settings.rateLimits ? [limited(guessing)] : [];

  routes.serve(
    calls.changePassword,
    ({ body, session }) => changePassword(context, session, body),
    ...limits,
  );

  routes.serve(calls.listSessions, async ({ session }) => ({
    items: await openSessions(context, session),
  }));

  routes.serve(calls.endOpenSession, ({ parameters, session }) =>
    endSession(context, session, parameters.id),
  );
}
