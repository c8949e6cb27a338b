import type { RequestHandler, Response } from 'express';
import type { SessionState } from '#contract/admin/session.ts';
import { calls } from '#contract/calls.ts';
import { hasGeneratedPassword } from '#db/queries/admin.ts';
import { hasLoggedInFrom } from '#db/queries/audit.ts';
import type { SessionRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import type { DeviceCookies } from '../http/device-cookie.ts';
import { limited } from '../http/rate-limits.ts';
import { requireHttps } from '../http/require-https.ts';
import { sessionCookies } from '../http/session.ts';
import { logIn, logOut } from './log-in.ts';

/**
 * Five failed logins a minute from an address, sixty from all addresses. Neither may lock the owner out while
 * strangers guess, from many places or from the owner's own address. So a known device has five of its own, and
 * nobody else's failures count for it. An address from which somebody has logged in before is exempt from the sixty,
 * so that a new browser in the usual office works too.
 */
function guessing(context: Context): RequestHandler[] {
  const failures = { per: 'minute', counts: 'failures' } as const;
  const isKnown = (response: Response) => response.locals.device !== undefined;
  return [
    limited(context, { ...failures, name: 'logins of a device', times: 5, for: 'device' }),
    limited(context, {
      ...failures,
      name: 'logins of an address',
      times: 5,
      for: 'address',
      spares: (_request, response) => isKnown(response),
    }),
    limited(context, {
      ...failures,
      name: 'logins',
      times: 60,
      for: 'everyone',
      spares: ({ ip }, response) =>
        isKnown(response) || (ip !== undefined && hasLoggedInFrom(context.db, ip)),
    }),
  ];
}

export function adminRoutes(
  routes: CallRouter,
  context: Context,
  sessionSecret: string,
  devices: DeviceCookies,
): void {
  const limits = context.settings.rateLimits ? guessing(context) : [];
  routes.router.use('/api/Admin', requireHttps(context), sessionCookies(context, sessionSecret));

  routes.serve(
    calls.logIn,
    ({ body, request, response }) => logIn(context, { request, response, devices }, body.password),
    devices.recognize,
    (_request, { locals }, next) => {
      context.hashing.refuseCrowd(locals.device !== undefined);
      next();
    },
    ...limits,
  );

  routes.serve(calls.logOut, ({ request, response }) => {
    // Clears the cached pages, including those for Back. Not `"storage"`: the visitor's language, consent and drafts
    // are there too; and not `"cookies"`. The page removes its own session data (ASVS 5.0, 14.3.1).
    response.set('Clear-Site-Data', '"cache"');
    return logOut(context, { request });
  });

  for (const call of [calls.verify, calls.me, calls.session]) {
    routes.serve(call, ({ session }) => sessionState(context, session));
  }
}

async function sessionState(
  { db, settings }: Context,
  { expires_at }: SessionRow,
): Promise<SessionState> {
  return {
    expiresAtUtc: new Date(expires_at).toISOString(),
    idleSeconds: settings.sessionIdleMinutes * 60,
    ...((await hasGeneratedPassword(db)) && { passwordToChange: true }),
  };
}
