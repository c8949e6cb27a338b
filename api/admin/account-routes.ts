import { calls } from '#contract/calls.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import type { DeviceCookies } from '../http/device-cookie.ts';
import { limited } from '../http/rate-limits.ts';
import { changePassword, endSessions, openSessions } from './account.ts';

/** Whoever finds an admin open must not guess at its password; what others guess keeps nobody out. */
const guessing = { times: 5, per: 'minute', for: 'session', counts: 'failures' } as const;

export function accountRoutes(routes: CallRouter, context: Context, devices: DeviceCookies): void {
  // One for both, so that asking them in turn does not double it.
  const limits = context.settings.rateLimits ? [limited(guessing)] : [];

  routes.serve(
    calls.changePassword,
    ({ body, ...asked }) => changePassword(context, { ...asked, devices }, body),
    ...limits,
  );

  routes.serve(
    calls.endSessions,
    ({ body, ...asked }) => endSessions(context, { ...asked, devices }, body),
    ...limits,
  );

  routes.serve(calls.listSessions, async ({ session }) => ({
    items: await openSessions(context, session),
  }));
}
