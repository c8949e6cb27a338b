/**
 * Request targets (RFC 9112, section 3.2) that two readers could take for different paths: nginx chooses by the
 * decoded and normalised path, the API by the target as sent. They are refused with 400. In the path: empty
 * and dot segments, `\`, and a percent-encoded control, unreserved character (RFC 3986, section 2.3), `#`, `/`
 * or `\`, or a `%` that encodes nothing; anywhere: `#`, and what is not visible ASCII. nginx uses it too.
 */
export const ambiguousTarget =
  /^[^?]*(?:\/\/|\/\.\.?(?:[/?]|$)|\\|%(?![\da-f]{2})|%(?:[01]|2[3def]|3\d|4[1-9a-f]|5[\dacf]|6[1-9a-f]|7[\daef]))|[^!-~]|#/i;

/** A path with what looks like an e-mail address in it, `@` encoded or not. */
const addressInPath = /^[^?#]*[^?#/](?:@|%40)/i;

/** What a log keeps of a target: the path as asked for, without its query, of at most 256 characters. */
const loggable = /^(?<asked>[!"$->@-~]{0,256})/;

export const logPatterns = { addressInPath, loggable } as const;

/** What a log shows in the place of a path that holds an e-mail address. */
export const withheldPath = '(withheld)';

/**
 * The path of a request as logs may keep it: no query, no e-mail address.
 * @param target as it stands in the request line
 */
export function loggedPath(target: string): string {
  if (addressInPath.test(target)) return withheldPath;
  return loggable.exec(target)?.groups?.asked ?? '';
}

/**
 * The origin form of a target: a server must take the absolute form too (RFC 9112, section 3.2.2), and
 * nginx hands on this one.
 */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  return target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
}
