import type { RequestHandler } from 'express';
import type { Context } from '../context.ts';
import { Problem } from './problem.ts';

/**
 * Refuses plain HTTP when the site is on https, before the body is read. A redirect would hide that a password or token
 * has just travelled unencrypted (OWASP ASVS 5.0, 4.1.2). 403 rather than 421, after which a browser may send the
 * request again, password included (RFC 9110, 15.5.20), or 426, which names a protocol to upgrade to. X-Forwarded-Proto
 * counts as far as TRUST_PROXY allows.
 * @throws Problem `insecure`
 */
export function requireHttps({ settings }: Context): RequestHandler {
  const isOnHttps = settings.siteUrl.startsWith('https:');
  return ({ secure }, _response, next) =>
    next(isOnHttps && !secure ? new Problem('insecure') : undefined);
}
