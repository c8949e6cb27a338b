import { type Request, type RequestHandler, raw } from 'express';
import { maxJsonBytes } from '#contract/field-limits.ts';
import { Problem } from './problem.ts';

/**
 * Refuses a body with a Content-Encoding before it is read (RFC 9110, sections 8.4 and 15.5.16): inflating 36 bytes of
 * brotli can cost as much as reading megabytes, and no client of this API compresses.
 * @throws Problem `compressed`
 */
export const refuseCompressed: RequestHandler = ({ headers }, _response, next) => {
  const encoding = headers['content-encoding']?.trim().toLowerCase();
  if (encoding && encoding !== 'identity') {
    throw new Problem('compressed', { headers: { 'Accept-Encoding': 'identity' } });
  }
  next();
};

/**
 * Reads a JSON body, for `jsonOf`. `refuseCompressed` runs before it.
 * @param limit in bytes
 */
export function readJson(limit: number = maxJsonBytes): RequestHandler {
  return raw({ type: (request) => isJson(request as Request), limit, inflate: false });
}

/** Parses the JSON body that `readJson` has read. @throws Problem `malformed` or `wrongType` */
export function jsonOf(request: Request): unknown {
  const { body } = request;
  // Not a buffer: the body has another type or is missing.
  if (!Buffer.isBuffer(body)) throw new Problem(isJson(request) ? 'malformed' : 'wrongType');
  // RFC 8259, section 8.1.
  if (!isUtf8(request)) throw new Problem('wrongType');
  return parseJson(body);
}

function contentType({ headers }: Request): string {
  return (headers['content-type'] ?? '').toLowerCase();
}

function isJson(request: Request): boolean {
  return /^application\/json\s*(?:;|$)/.test(contentType(request));
}

function isUtf8(request: Request): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/.exec(contentType(request))?.[1];
  return charset === undefined || charset === 'utf-8';
}

function parseJson(body: Buffer): unknown {
  // Some clients begin with a byte order mark, which a parser may ignore (RFC 8259, section 8.1).
  const text = body.toString().replace(/^\uFEFF/, '');
  // An empty body counts as an object without fields.
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (!namesTwice(text)) return value;
  } catch {
    // Invalid JSON, or objects nested too deep for the exact check.
  }
  throw new Problem('malformed');
}

/** The closing quote is optional: searching for a missing one from each quote would be slow. */
const strings = /"(?:[^"\\]|\\.)*"?/g;

/**
 * Whether an object in a JSON text repeats a member's name. Parsers differ in which value they use (RFC 8259, section
 * 4), so the checked value might not be the one that is used.
 * @param text valid JSON
 * @throws RangeError when it is nested too deep for the stack
 */
export function namesTwice(text: string): boolean {
  // The reviver runs for each member and item, and once for the whole. Each member has a colon outside of strings.
  let members = -1;
  JSON.parse(text, function (this: unknown, _name: string, value: unknown) {
    if (!Array.isArray(this)) members += 1;
    return value;
  });
  const colons = text.replace(strings, '').split(':').length - 1;
  return colons > members;
}
