import { languages } from './languages.ts';

/**
 * Request targets (RFC 9112, section 3.2) that two parsers could read as different paths: nginx routes by the decoded
 * and normalized path, the API by the target as sent. They are refused with 400. In the path: empty and dot segments,
 * `\`, and a percent-encoded control, unreserved character (RFC 3986, section 2.3), `#`, `/` or `\`, or an incomplete
 * `%`; anywhere: `#`, and anything but visible ASCII. nginx uses the pattern too.
 */
export const ambiguousTarget =
  /^[^?]*(?:\/\/|\/\.\.?(?:[/?]|$)|\\|%(?![\da-f]{2})|%(?:[01]|2[3def]|3\d|4[1-9a-f]|5[\dacf]|6[1-9a-f]|7[\daef]))|[^!-~]|#/i;

/** The address of a page or another document with a trailing slash, which is never valid. */
export const pageWithTrailingSlash = new RegExp(
  `^(?<page>/(?:(?:${languages.join('|')})(?:/[a-z0-9-]+)*|map|cv-viewer|preview))/$`,
);

/** A path with a possible e-mail address, `@` encoded or not; some programs encode twice. */
const addressInPath = /^[^?#]*[^?#/](?:@|%(?:25)*40)/i;

/** The part of a target that is logged: the path as requested, without its query, of at most 256 characters. */
const loggable = /^(?<asked>[!"$->@-~]{0,256})/;

export const logPatterns = { addressInPath, loggable } as const;

/** Logged instead of a path that has an e-mail address. */
export const withheldPath = '(withheld)';

/**
 * The path of a request for logs: no query, no e-mail address.
 * @param target as in the request line
 */
export function loggedPath(target: string): string {
  if (addressInPath.test(target)) return withheldPath;
  return loggable.exec(target)?.groups?.asked ?? '';
}

/**
 * The origin form of a target. A server must accept the absolute form too (RFC 9112, section 3.2.2); nginx passes on
 * the origin form.
 */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  return target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
}
