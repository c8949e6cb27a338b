import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** A response whose unlimited lists are read in pages. */
export type InPages<T> = {
  readonly [K in keyof T]: T[K] extends readonly (infer Item)[]
    ? T[K] | AsyncIterable<readonly Item[]>
    : T[K];
};

/**
 * Streams lists that come as pages: the data of one person may be megabytes, and sent in one piece would delay other
 * requests. Nothing is compressed, here or by nginx: the length of an answer with several visitors' words would tell
 * whether one repeats another (BREACH).
 */
export async function sendJson(response: Response, status: number, answer: unknown): Promise<void> {
  if (hasPages(answer)) {
    response.status(status).type('json');
    await pipeline(Readable.from(piecesOf(answer)), response).catch(unlessReaderLeft);
    return;
  }
  response.status(status).json(answer);
}

/** While a response is sent, and before. */
const leftCodes: readonly unknown[] = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'];

/** @throws the reason, unless the client has closed the connection */
export function unlessReaderLeft(reason: NodeJS.ErrnoException): void {
  if (reason.name !== 'AbortError' && !leftCodes.includes(reason.code)) throw reason;
}

function hasPages(answer: unknown): answer is object {
  return typeof answer === 'object' && answer !== null && Object.values(answer).some(comesInPages);
}

function comesInPages(value: unknown): value is AsyncIterable<readonly unknown[]> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/**
 * A response as JSON, in pieces: its pages one by one.
 * @param space as in `JSON.stringify`, for a file that people read
 */
export async function* piecesOf(answer: object, space = 0): AsyncGenerator<string> {
  const line = space > 0 ? '\n' : '';
  let before = `{${line}`;
  for (const [key, value] of Object.entries(answer)) {
    yield `${before}${JSON.stringify(key)}:${line && ' '}`;
    before = `,${line}`;
    if (!comesInPages(value)) {
      yield JSON.stringify(value, null, space);
      continue;
    }
    let beforeItems = '[';
    for await (const items of value) {
      if (items.length === 0) continue;
      yield beforeItems + JSON.stringify(items, null, space).slice(1, -1).trimEnd();
      beforeItems = ',';
    }
    yield beforeItems === '[' ? '[]' : `${line}]`;
  }
  yield `${line}}`;
}
