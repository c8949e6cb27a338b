import type { RequestHandler } from 'express';
import type { SessionState } from '#contract/admin/session.ts';
import { calls } from '#contract/calls.ts';
import { hasLoggedInFrom } from '#db/queries/audit.ts';
import type { SessionRow } from '#db/schema.ts';
import type { CallRouter } from '../call-router.ts';
import type { Context } from '../context.ts';
import { limited } from '../limits.ts';
import { signIn, signOut } from '../services/sign-in.ts';
import { refuseCrossSite, sessionCookies } from '../session.ts';

/**
 * Five wrong passwords a minute from an address, sixty from all. The sixty must not shut the owner out while
 * strangers guess from many places: an address from which somebody has logged in before has its five alone.
 */
function guessing({ db }: Context): RequestHandler[] {
  const failures = { per: 'minute', counts: 'failures' } as const;
  return [
    limited({ ...failures, times: 5, for: 'address' }),
    limited({
      ...failures,
      times: 60,
      for: 'everyone',
      spares: (address) => hasLoggedInFrom(db, address),
    }),
  ];
}

export function adminRoutes(routes: CallRouter, context: Context, sessionSecret: string): void {
  const limits = context.settings.rateLimits ? guessing(context) : [];
  routes.router.use('/api/Admin', sessionCookies(context, sessionSecret), refuseCrossSite(context));

  routes.serve(
    calls.logIn,
    ({ body, request }) => signIn(context, request, body.password),
    (_request, _response, next) => {
      context.hashing.refuseCrowd();
      next();
    },
    ...limits,
  );

  routes.serve(calls.logOut, ({ request }) => signOut(context, request));

  for (const call of [calls.verify, calls.me, calls.session]) {
    routes.serve(call, ({ session }) => sessionState(context, session));
  }
}

function sessionState({ settings }: Context, { expires_at }: SessionRow): SessionState {
  return {
    expiresAtUtc: new Date(expires_at).toISOString(),
    idleSeconds: settings.sessionIdleMinutes * 60,
  };
}
