import type { Request, RequestHandler, Response } from 'express';
import ipaddr from 'ipaddr.js';
import { ownerId } from '#contract/admin/roles.ts';
import { rememberedDays, type SessionState } from '#contract/admin/session.ts';
import { calls } from '#contract/calls.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { dayNow, timeNow } from '#db/engine/clock.ts';
import { passwordHashOf } from '#db/queries/admin.ts';
import { addAudit, hasLoggedInFrom } from '#db/queries/audit.ts';
import { findRow } from '#db/queries/rows.ts';
import { endSession, type Session } from '#db/queries/sessions.ts';
import { active } from '#db/queries/users.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { recognizeDevice } from '../http/device-cookie.ts';
import { Problem } from '../http/problem.ts';
import { limitsOf } from '../http/rate-limits.ts';
import { sessionCookies, sessionOf } from '../http/session.ts';
import { sha256 } from '../http/session-hash.ts';
import { audit } from './change.ts';
import { addressOf, openSession, userOfSession } from './open-session.ts';
import { SecondFactor } from './second-factor.ts';
import { utc } from './utc.ts';

/**
 * How many refused logins a day (of the company's time zone) a process writes to the audit trail. Strangers may try
 * sixty a minute, which would fill it with gigabytes.
 */
const maxRefusals = 200;
const dayMs = 86_400_000;
/** Of one process, in the log. */
const maxNamedProxies = 10;

/**
 * Five failed logins a minute from an address, sixty from all addresses. Guesses from many addresses, or from the
 * owner's own, must not lock the owner out. So a known device has five of its own, which only its own failures use up.
 * An address that has logged in before is exempt from the sixty, so a new browser in the usual office works too.
 */
function guessing(context: Context): RequestHandler[] {
  const failures = { per: 'minute', counts: 'failures' } as const;
  const isKnown = (response: Response) => response.locals.device !== undefined;
  return limitsOf(
    context,
    { ...failures, name: 'logins of a device', times: 5, for: 'device' },
    {
      ...{ ...failures, name: 'logins of an address', times: 5, for: 'address' },
      spares: (_request, response) => isKnown(response),
    },
    {
      ...{ ...failures, name: 'logins', times: 60, for: 'everyone' },
      spares: ({ ip }, response) =>
        isKnown(response) || (ip !== undefined && hasLoggedInFrom(context.db, ip)),
    },
  );
}

export function adminRoutes(routes: CallRouter, context: Context): void {
  const secondFactor = new SecondFactor(context);
  let refusals = { day: '', count: 0 };
  routes.router.use(
    '/api/Admin',
    nameUntrustedProxy(context),
    requireHttps(context),
    sessionCookies(context),
  );

  /** Records a refused login: in the log, and up to a limit in the audit trail. */
  const refused = async (request: Request, code: ProblemCode): Promise<Problem> => {
    const { db, disk, log, settings } = context;
    log.warn({ id: request.id }, 'login refused');
    const day = String(dayNow(settings.timeZone));
    refusals = { day, count: day === refusals.day ? refusals.count + 1 : 1 };
    // The rest of the disk is reserved for the admin: strangers' attempts are then only logged.
    if (refusals.count <= maxRefusals && disk.left() >= 0) {
      await addAudit(db, { action: 'loginRefused', address: addressOf(request) });
    }
    return new Problem(code);
  };

  /**
   * Opens a session for a user's passkey, or password and second factor; its cookie and its bearer token belong to the
   * same session. The session whose cookie the request carries ends.
   * @throws Problem `wrongPassword`, `wrongPasskey`, as `SecondFactor.require`, or `tooMany` when many try at once
   */
  routes.serve(
    calls.logIn,
    async ({ body, request, response }) => {
      const { db, hashing, log, passkeys } = context;
      const { password, email, passkey, remember } = body;
      const byPasskey = password === undefined && passkey;
      const named = email ? { email: email.trim().toLowerCase() } : { id: ownerId };
      const key = byPasskey ? { id: (await passkeys.userOf(byPasskey)) ?? '' } : named;
      const user = await findRow(db, 'users', { ...key, ...active });
      const hash = user && (await passwordHashOf(db, user));
      const wrong = byPasskey ? 'wrongPasskey' : 'wrongPassword';
      const isRight =
        password === undefined ||
        (await hashing.verify(hash, password, response.locals.device !== undefined));
      if (!user || !isRight) throw await refused(request, wrong);
      const by = byPasskey ? 'passkey' : await secondFactor.require(user, body, response);
      const rememberedUntil = remember && timeNow() + rememberedDays * dayMs;
      const entry = { request, response, userId: user.id, rememberedUntil };
      const loggedIn = await openSession(context, entry, async (transaction, session) => {
        // If the password changed or the user was suspended during the check, it must not log in.
        const now = await findRow(transaction, 'users', { id: user.id, ...active });
        if (!now || hash !== (await passwordHashOf(transaction, now))) throw new Problem(wrong);
        const { address } = session;
        const details = by && { by };
        await addAudit(transaction, { action: 'loggedIn', session, address, details });
      });
      log.info({ id: request.id }, 'logged in');
      return loggedIn;
    },
    recognizeDevice(context),
    (_request, { locals }, next) => {
      context.hashing.refuseCrowd(locals.device !== undefined);
      next();
    },
    ...guessing(context),
  );

  routes.serve(
    calls.startPasskeyLogin,
    () => context.passkeys.loginOptions(),
    ...limitsOf(context, { name: 'passkey logins', times: 30, per: 'minute', for: 'address' }),
  );

  /**
   * Ends the session of the request, if any. An Authorization header decides alone: the cookie may belong to a session
   * that another tab has opened since.
   */
  routes.serve(calls.logOut, async ({ request, response }) => {
    // Clears the cached pages, including those for Back. Not `"storage"`: the visitor's language, consent and drafts
    // are there too; and not `"cookies"`. The page removes its own session data (ASVS 5.0, 14.3.1).
    response.set('Clear-Site-Data', '"cache"');
    const row = await sessionOf(context, request);
    if (row) {
      await endSession(context.db, row.id_hash);
      await context.events.sessionsEnded();
      await audit(context.db, row, { action: 'loggedOut' });
    }
    const byBearer = request.headers.authorization !== undefined;
    if (byBearer && row?.id_hash !== sha256(request.sessionID)) return;
    await new Promise<void>((done, failed) => {
      request.session.destroy((reason) => (reason ? failed(reason) : done()));
    });
  });

  for (const call of [calls.verify, calls.me, calls.session]) {
    routes.serve(call, ({ session }) => sessionState(context, session));
  }
}

async function sessionState(context: Context, session: Session): Promise<SessionState> {
  return {
    expiresAtUtc: utc(session.expires_at),
    idleSeconds: context.settings.sessionIdleMinutes * 60,
    ...(await userOfSession(context, { ...session, id: session.user_id })),
  };
}

/**
 * Logs a proxy whose headers are ignored, once: behind it nobody can log in to a site on https, and all visitors share
 * the limits of one address. nginx names it in a header of its own. The address of a visitor, who can send such headers
 * too, is not logged: none has an address of a private network.
 */
function nameUntrustedProxy({ log, settings }: Context): RequestHandler {
  const named = new Set<string>();
  return (request, _response, next) => {
    const { remoteAddress } = request.socket;
    const direct = request.get('X-Forwarded-For') && remoteAddress;
    const proxy = settings.trustProxy > 0 ? request.get('X-Untrusted-Proxy') : direct;
    if (proxy && !named.has(proxy) && named.size < maxNamedProxies && isPrivate(proxy)) {
      named.add(proxy);
      log.warn({ proxy }, 'the X-Forwarded-… headers of a proxy are ignored: see TRUSTED_PROXY');
    }
    next();
  };
}

function isPrivate(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() !== 'unicast';
}

/**
 * Refuses plain HTTP when the site is on https, before the body is read. A redirect would hide that a password or token
 * has just travelled unencrypted (OWASP ASVS 5.0, 4.1.2). 403 rather than 421, after which a browser may send the
 * request again, password included (RFC 9110, 15.5.20), or 426, which names a protocol to upgrade to. X-Forwarded-Proto
 * counts as far as TRUST_PROXY allows.
 * @throws Problem `insecure`
 */
function requireHttps({ settings }: Context): RequestHandler {
  const isOnHttps = settings.siteUrl.startsWith('https:');
  return ({ secure }, _response, next) =>
    next(isOnHttps && !secure ? new Problem('insecure') : undefined);
}
