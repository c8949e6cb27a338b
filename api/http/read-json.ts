import { type Request, type RequestHandler, raw } from 'express';
import { maxJsonBytes } from '#contract/field-limits.ts';
import { Problem } from './problem.ts';

/** Reads a JSON body of at most `maxJsonBytes`, for `jsonOf`. `refuseCompressed` runs before it. */
export const readJson: RequestHandler = raw({
  type: (request) => isJson(request as Request),
  limit: maxJsonBytes,
  inflate: false,
});

/**
 * Parses the JSON body that `readJson` has read.
 * @throws Problem `malformed` or `wrongType`
 */
export function jsonOf(request: Request): unknown {
  const { body } = request;
  // Without a buffer the body has another type or is missing.
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
  const value = fromJson(text);
  // Each member has a colon, and duplicate names leave one member: the exact check is seldom needed.
  if (colonsIn(body) > membersOf(value) && namesTwice(text)) throw new Problem('malformed');
  return value;
}

function fromJson(text: string): unknown {
  // An empty body counts as an object without fields.
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('malformed');
  }
}

function colonsIn(body: Buffer): number {
  const colon = 0x3a;
  let count = 0;
  for (let index = 0; index < body.length; index += 1) if (body[index] === colon) count += 1;
  return count;
}

/** Members of the outermost object only: nested objects could be deep enough to overflow the stack. */
function membersOf(value: unknown): number {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.keys(value).length : 0;
}

/** An unterminated string matches too: searching its end from each quote would be slow. */
const pieces = /"((?:[^"\\]|\\[\s\S])*)(?:"|\\?$)(\s*:)?|[{}[\]]/g;

/**
 * Whether an object of a JSON text has two members of one name. Parsers differ in which of the two they take (RFC
 * 8259, section 4), so the value that was checked might not be the one that is used.
 * @param text valid JSON
 */
export function namesTwice(text: string): boolean {
  const open: Set<string>[] = [];
  for (const [piece, written = '', colon] of text.matchAll(pieces)) {
    if (piece === '{' || piece === '[') open.push(new Set());
    else if (piece === '}' || piece === ']') open.pop();
    else if (colon) {
      const names = open.at(-1);
      // `\u0061` is another way to write `a`.
      const name = written.includes('\\') ? JSON.parse(`"${written}"`) : written;
      if (names?.has(name)) return true;
      names?.add(name);
    }
  }
  return false;
}
