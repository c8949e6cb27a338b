import { json, type Request, type RequestHandler } from 'express';
import { maxJsonBytes } from '#contract/bounds.ts';
import { Problem } from './problem.ts';

const texts = new WeakMap<object, Buffer>();

const parse = json({
  limit: maxJsonBytes,
  verify: (request, _response, body, encoding) => {
    // RFC 8259, section 8.1. Other encodings would have to be looked through for doubled names too.
    if (encoding !== 'utf-8') throw new Problem('wrongType');
    texts.set(request, body);
  },
});

/** Without a body, the parser met another type, or nothing at all. */
const requireBody: RequestHandler = (request, _response, next) => {
  if (request.body === undefined)
    return next(new Problem(isJson(request) ? 'malformed' : 'wrongType'));
  const text = texts.get(request);
  next(text && namesTwice(text.toString()) ? new Problem('malformed') : undefined);
};

function isJson({ headers }: Request): boolean {
  return (headers['content-type'] ?? '').startsWith('application/json');
}

/**
 * Reads a JSON body of at most `maxJsonBytes`, packed or not.
 * @throws Problem `malformed`, `wrongType` or `tooLarge`
 */
export const readJson: readonly RequestHandler[] = [parse, requireBody];

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
