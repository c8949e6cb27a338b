import { createHash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import { sessionCookieName } from '#contract/headers.ts';
import {
  endSession,
  findSession,
  findSessionByBearer,
  updateSession,
} from '#db/queries/sessions.ts';
import type { SessionRow } from '#db/schema.ts';
import type { Context } from './context.ts';
import { Problem } from './problem.ts';

declare module 'express-session' {
  interface SessionData {
    /** Written at login: only a session that holds something gets a cookie. */
    signedInAt: number;
  }
}

/** What the database keeps of an id or a token: whoever reads the file cannot use it. */
export function sha256(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** express-session on the database. Rows are made at login alone; see `updateSession` for why. */
class DatabaseSessions extends session.Store {
  readonly #db: Context['db'];

  constructor(db: Context['db']) {
    super();
    this.#db = db;
  }

  override get(id: string, callback: (reason: unknown, data?: session.SessionData | null) => void) {
    findSession(this.#db, sha256(id), Date.now()).then(
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

/** Reads the session cookie and, after a login, sets it. */
export function sessionCookies(context: Context, secret: string): RequestHandler {
  const { siteUrl } = context.settings;
  const secure = siteUrl.startsWith('https:');
  return session({
    name: sessionCookieName(siteUrl),
    secret,
    store: new DatabaseSessions(context.db),
    resave: false,
    saveUninitialized: false,
    // TLS ends in front of us: the proxy's X-Forwarded-Proto says so.
    proxy: secure,
    cookie: { httpOnly: true, sameSite: 'strict', secure, maxAge: sessionLifetimeMs(context) },
  });
}

/**
 * The session that a request carries, by bearer token or by cookie, or undefined. A bearer that is sent
 * decides alone: a stale one is not made good by a cookie.
 */
export function sessionOf({ db }: Context, request: Request): Promise<SessionRow | undefined> {
  const { authorization } = request.headers;
  const now = Date.now();
  if (authorization === undefined) return findSession(db, sha256(request.sessionID), now);
  const [, token] = /^Bearer ([\w-]{1,100})$/i.exec(authorization) ?? [];
  return token ? findSessionByBearer(db, sha256(token), now) : Promise.resolve(undefined);
}

/** @throws Problem `signedOut` */
export async function requireSession(context: Context, request: Request): Promise<SessionRow> {
  const row = await sessionOf(context, request);
  if (!row) throw new Problem('signedOut', { headers: { 'WWW-Authenticate': 'Bearer' } });
  return row;
}

/**
 * Refuses a changing call that another site made the browser send with our cookie (OWASP CSRF Prevention:
 * Fetch Metadata, else Origin). A bearer token is never sent by itself, so it needs no such check.
 */
export function refuseCrossSite({ settings }: Context): RequestHandler {
  const ownHost = new URL(settings.siteUrl).host;
  return (request, _response, next) => {
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    const byCookie = request.headers.authorization === undefined;
    next(
      changes && byCookie && !isSameOrigin(request, ownHost) ? new Problem('crossSite') : undefined,
    );
  };
}

function isSameOrigin({ headers }: Request, ownHost: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin === undefined) return true;
  const host = URL.parse(headers.origin)?.host;
  return host === headers.host || host === ownHost;
}
