import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import { isFor } from '#contract/admin/roles.ts';
import { idleHeader } from '#contract/admin/session.ts';
import type { Call } from '#contract/call.ts';
import { sessionCookieName } from '#contract/headers.ts';
import { timeNow } from '#db/engine/clock.ts';
import { mustChangePassword } from '#db/queries/admin.ts';
import { updateRow } from '#db/queries/rows.ts';
import {
  endSession,
  findSession,
  findSessionByBearer,
  type Liveness,
  type Session,
  updateSession,
} from '#db/queries/sessions.ts';
import type { Db } from '#db/schema.ts';
import type { Context } from '../context.ts';
import type { KnownDevice } from './device-cookie.ts';
import { Problem } from './problem.ts';
import { sha256 } from './session-hash.ts';

declare global {
  namespace Express {
    interface Locals {
      session?: Session;
      /** The known device that a login comes from. */
      device?: KnownDevice;
      /** The path of the call, for the metrics. */
      call?: string;
      /** Set when the request repeats an earlier one of the same Idempotency-Key. */
      isRepeated?: boolean;
      /** Set when the password was right and the second factor is asked for: no failure. */
      isHalfway?: boolean;
    }
  }
}

declare module 'express-session' {
  interface SessionData {
    /** Written at login: express-session sets a cookie only for a session with data. */
    loggedInAt: number;
  }
}

/** The present time and the idle limit, by which a session is valid or has ended. In ms. */
export function liveness({ settings }: Pick<Context, 'settings'>): Liveness {
  return { now: timeNow(), idleMs: settings.sessionIdleMinutes * 60_000 };
}

/** express-session on the database. Only a login creates rows; `updateSession` gives the reason. */
class DatabaseSessions extends session.Store {
  readonly #db: Db;
  readonly #liveness: () => Liveness;

  constructor(context: Context) {
    super();
    this.#db = context.db;
    this.#liveness = () => liveness(context);
  }

  override get(id: string, callback: (reason: unknown, data?: session.SessionData | null) => void) {
    findSession(this.#db, sha256(id), this.#liveness()).then(
      (row) => callback(null, row ? JSON.parse(row.data) : null),
      callback,
    );
  }

  override set(id: string, data: session.SessionData, callback?: (reason?: unknown) => void) {
    updateSession(this.#db, sha256(id), JSON.stringify(data)).then(() => callback?.(), callback);
  }

  override destroy(id: string, callback?: (reason?: unknown) => void) {
    endSession(this.#db, sha256(id)).then(() => callback?.(), callback);
  }
}

export function sessionLifetimeMs({ settings }: Context): number {
  return settings.sessionHours * 3_600_000;
}

/** Reads the session cookie, and sets it after a login. */
export function sessionCookies(context: Context): RequestHandler {
  const { siteUrl } = context.settings;
  const secure = siteUrl.startsWith('https:');
  return session({
    name: sessionCookieName(siteUrl),
    secret: context.sessionSecret,
    store: new DatabaseSessions(context),
    resave: false,
    saveUninitialized: false,
    cookie: { httpOnly: true, sameSite: 'strict', secure, maxAge: sessionLifetimeMs(context) },
  });
}

/**
 * The session of a request, by bearer token or by cookie, or undefined. An Authorization header decides alone: a
 * cookie does not replace a stale token.
 */
export async function sessionOf(context: Context, request: Request) {
  const { db } = context;
  const { authorization } = request.headers;
  if (authorization === undefined) {
    return findSession(db, sha256(request.sessionID), liveness(context));
  }
  const [, token] = /^Bearer ([\w-]{1,100})$/i.exec(authorization) ?? [];
  return token ? findSessionByBearer(db, sha256(token), liveness(context)) : undefined;
}

/** Whether a session that was valid has not ended since, and its user has the same role. */
export async function isLive(context: Context, { id_hash, role }: Session): Promise<boolean> {
  return (await findSession(context.db, id_hash, liveness(context)))?.role === role;
}

/** Minimum interval between writes of `seen_at`: not every call should cost a write to disk. */
const seenEveryMs = 30_000;

/**
 * Requires the session of a request. A call by a person extends it; an `idle` call, or one that a page made
 * automatically, does not.
 * @throws Problem `signedOut`; `notYours` for a user whose role does not include the call; `passwordToChange` while the
 *   password is the generated one
 */
export async function requireSession(
  context: Context,
  request: Request,
  { for: audience, idle, withFirstPassword }: Pick<Call, 'for' | 'idle' | 'withFirstPassword'>,
): Promise<Session> {
  const row = await sessionOf(context, request);
  if (!row) throw new Problem('signedOut', { headers: { 'WWW-Authenticate': 'Bearer' } });
  if (!isFor(audience, row.role)) throw new Problem('notYours');
  if (!withFirstPassword && (await mustChangePassword(context.db, row.user_id))) {
    throw new Problem('passwordToChange');
  }
  const usedAt = timeNow() - idleMsOf(request);
  if (!idle && usedAt - row.seen_at >= seenEveryMs) {
    await updateRow(context.db, 'open_sessions', { id_hash: row.id_hash }, { seen_at: usedAt });
  }
  return row;
}

/** How long the page that sent the request was untouched, in ms. An unreadable value counts as infinite. */
function idleMsOf({ headers }: Request): number {
  const idle = headers[idleHeader.toLowerCase()];
  if (idle === undefined) return 0;
  return /^\d{1,9}$/.test(String(idle)) ? Number(idle) * 1000 : Number.POSITIVE_INFINITY;
}
