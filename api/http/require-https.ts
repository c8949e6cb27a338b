import type { RequestHandler } from 'express';
import type { Context } from '../context.ts';
import { Problem } from './problem.ts';

/**
 * Refuses what comes over plain HTTP where the site is on https, before anything of it is read: neither
 * password nor token may go in the clear. No redirect, which would hide that they just did (OWASP ASVS 5.0,
 * 4.1.2), and 403 rather than 421 or 426: a browser may send a request answered 421 again (RFC 9110, 15.5.20),
 * password and all, and 426 needs a protocol to upgrade to that none of them speaks. A proxy's
 * X-Forwarded-Proto counts as far as TRUST_PROXY says.
 * @throws Problem `insecure`
 */
export function requireHttps({ settings }: Context): RequestHandler {
  const isOnHttps = settings.siteUrl.startsWith('https:');
  return ({ secure }, _response, next) =>
    next(isOnHttps && !secure ? new Problem('insecure') : undefined);
}
