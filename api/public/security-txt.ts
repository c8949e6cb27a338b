import type { RequestHandler } from 'express';
import type { Identity } from '#contract/content/identity-schema.ts';
import { cacheControl, securityTxtPath } from '#contract/headers.ts';
import { languages } from '#contract/languages.ts';
import { timeNow } from '#db/engine/clock.ts';
import type { Context } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { endConnectionIfStopping } from '../process/stop.ts';

/** Less than a year, as RFC 9116 recommends (section 2.5.5), in ms. */
const validMs = 180 * 24 * 60 * 60_000;

/**
 * Whom to tell of a weakness of the site (RFC 9116).
 * @param now in ms since the Unix epoch
 */
export function securityTxt(company: Identity, siteUrl: string, now: number): string {
  const { email, securityPolicy } = company;
  const address = encodeURIComponent(email.security ?? email.info).replace('%40', '@');
  const fields = [
    ['Contact', `mailto:${address}`],
    ['Expires', new Date(now + validMs).toISOString()],
    ['Preferred-Languages', languages.join(', ')],
    // A web address in it must begin with https:// (section 2.5.2).
    ...(siteUrl.startsWith('https:') ? [['Canonical', siteUrl + securityTxtPath]] : []),
    ...(securityPolicy ? [['Policy', new URL(securityPolicy).href]] : []),
  ];
  return fields.map((field) => `${field.join(': ')}\r\n`).join('');
}

/** Serves it, made anew for each request: so it never expires. Its headers behind nginx are nginx's. */
export function securityTxtRoute(context: Context): RequestHandler {
  const { settings } = context;
  return (request, response, next) => {
    if (request.path !== securityTxtPath) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new Problem('methodNotAllowed', { headers: { Allow: 'GET, HEAD' } });
    }
    endConnectionIfStopping(context, response);
    if (!settings.behindProxy) response.set('Cache-Control', cacheControl(securityTxtPath));
    response.type('text/plain').end(securityTxt(context.company(), settings.siteUrl, timeNow()));
  };
}
