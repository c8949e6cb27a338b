import { calls } from '#contract/calls.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import type { DeviceCookies } from '../http/device-cookie.ts';
import { limited } from '../http/rate-limits.ts';
import { changePassword, endSessions, openSessions } from './account.ts';

/** Limits guesses in a session that was left open. Counted per session, so that nobody else's guesses lock it out. */
const guessing = {
  name: 'passwords given again',
  times: 5,
  per: 'minute',
  for: 'session',
  counts: 'failures',
} as const;

export function accountRoutes(routes: CallRouter, context: Context, devices: DeviceCookies): void {
  // Shared, so alternating the calls cannot double the limit.
  const limits = context.settings.rateLimits ? [limited(context, guessing)] : [];

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
