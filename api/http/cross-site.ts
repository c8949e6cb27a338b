import type { Request, RequestHandler } from 'express';
import type { Call } from '#contract/call.ts';
import type { Context } from '../context.ts';
import { Problem } from './problem.ts';

/**
 * Refuses requests that another site made a browser send: they must not submit a form in a visitor's name, nor use an
 * admin's cookie (OWASP CSRF Prevention: Fetch Metadata, else Origin). Sibling hosts are refused too, since
 * SameSite=Strict lets their requests carry the cookie. Clients other than browsers send neither header and pass.
 * @throws Problem `crossSite`
 */
export function refuseCrossSite({ settings }: Context, call: Call): RequestHandler {
  const ownHost = new URL(settings.siteUrl).host;
  const takesBearer = call.path.startsWith('/api/Admin/');
  return (request, _response, next) => {
    const bySession = !(takesBearer && hasBearer(request));
    next(bySession && !isSameOrigin(request, ownHost) ? new Problem('crossSite') : undefined);
  };
}

/** No browser adds a bearer token automatically, unlike a cookie or the password of HTTP Basic. */
function hasBearer({ headers }: Request): boolean {
  return /^Bearer /i.test(headers.authorization ?? '');
}

function isSameOrigin({ headers }: Request, ownHost: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin === undefined) return true;
  const host = URL.parse(headers.origin)?.host;
  return host === headers.host || host === ownHost;
}
