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
 * What the JSON body says that `readJson` has read.
 * @throws Problem `malformed` or `wrongType`
 */
export function jsonOf(request: Request): unknown {
  const { body } = request;
  // Without a body, the reader met another type, or nothing at all.
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
  // Some writers begin with a byte order mark, which a reader may pass over (RFC 8259, section 8.1).
  const text = body.toString().replace(/^\uFEFF/, '');
  const value = fromJson(text);
  // Each member has a colon, and of two with one name only one is left: looking closer is seldom needed.
  if (colonsIn(body) > membersOf(value) && namesTwice(text)) throw new Problem('malformed');
  return value;
}

function fromJson(text: string): unknown {
  // Sending nothing is leaving every field empty.
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

/** Of the outermost object alone: what lies deeper could lie deep enough to fill the stack. */
function membersOf(value: unknown): number {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.keys(value).length : 0;
}

/** A text that never ends is a piece too, or looking for its end from each quote would be slow. */
const pieces = /"((?:[^"\\]|\\[\s\S])*)(?:"|\\?$)(\s*:)?|[{}[\]]/g;

/**
 * Whether an object of a JSON text has two members of one name: each reader takes another of the two
 * (RFC 8259, section 4), so what one checked is not what the next one uses.
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
