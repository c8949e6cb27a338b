import type { SessionState } from '#contract/admin/session.ts';
import { calls } from '#contract/calls.ts';
import type { SessionRow } from '#db/schema.ts';
import type { CallRouter } from '../call-router.ts';
import type { Context } from '../context.ts';
import { limited } from '../limits.ts';
import { signIn, signOut } from '../services/sign-in.ts';
import { refuseCrossSite, sessionCookies } from '../session.ts';

const guessing = [
  { times: 5, per: 'minute', for: 'address', counts: 'failures' },
  { times: 60, per: 'minute', for: 'everyone', counts: 'failures' },
] as const;

export function adminRoutes(routes: CallRouter, context: Context, sessionSecret: string): void {
  const limits = context.settings.rateLimits ? guessing.map(limited) : [];
  routes.router.use('/api/Admin', sessionCookies(context, sessionSecret), refuseCrossSite(context));

  routes.serve(
    calls.logIn,
    ({ body, request }) => signIn(context, request, body.password),
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
