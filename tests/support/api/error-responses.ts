import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type FieldError, fieldMessage, formMessage } from '#contract/field-messages.ts';
import type { Language } from '#contract/languages.ts';
import { type ProblemCode, problemDetails, problems } from '#contract/problem.ts';
import type { RunningApi } from './api.ts';
import { simplePath } from './messages.ts';

/** A request that must be refused; omitted fields are those of a valid message. */
export type Bad = {
  readonly what: string;
  readonly body?: BodyInit;
  readonly code: ProblemCode;
  readonly errors?: Readonly<Record<string, FieldError>>;
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly allow?: string;
};

/**
 * Tests that each request is refused with its status and text, in both languages and both formats, with all headers
 * of an API response and without internal details.
 */
export function describeErrorResponses(api: Pick<RunningApi, 'url'>, cases: readonly Bad[]): void {
  describe.each(cases)('$what', (bad) => {
    const { status } = problems[bad.code];

    test.each([
      ['tr', '*/*'],
      ['en', '*/*'],
      ['tr', 'application/problem+json'],
      ['en', 'application/problem+json'],
    ] as const)(`is refused with ${status} in %s to who accepts %s`, async (language, accepted) => {
      const isPlain = accepted === '*/*';
      const answer = await send(api.url, bad, { Accept: accepted, 'Accept-Language': language });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('Content-Type')).toBe(
        `${isPlain ? 'text/plain' : accepted}; charset=utf-8`,
      );
      expectApiHeaders(answer, bad, language);
      const text = await answer.text();
      expect(text).not.toMatch(inside);
      if (isPlain) {
        expect(text).toBe(wholeText(bad, language));
        return;
      }
      const details = JSON.parse(text);
      expect(z.parse(problemDetails, details)).toMatchObject({
        ...{ type: 'about:blank', status, code: bad.code, detail: wholeText(bad, language) },
      });
      expect(Object.entries(details.errors ?? {})).toEqual(fieldTexts(bad, language));
    });
  });
}

function send(
  url: string,
  { path = simplePath, method = 'POST', body, headers }: Bad,
  more: object,
) {
  return fetch(`${url}${path}?note=marked-query`, {
    ...{ method, body: method === 'GET' ? null : (body ?? null) },
    headers: { ...(headers ?? { 'Content-Type': 'application/json' }), ...more },
  });
}

function expectApiHeaders(answer: Response, { allow }: Bad, language: Language) {
  const headers = Object.fromEntries(answer.headers);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-language': language,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers.allow).toBe(allow);
}

/** Stack traces, file paths, SQL and the request's query. */
const inside = /\bat .+:\d|node_modules|\.ts\b|\/|SELECT|INSERT|sqlite|marked-query|note=/i;

function wholeText({ code, errors }: Bad, language: Language): string {
  return errors ? formMessage(Object.values(errors), language) : problems[code][language];
}

function fieldTexts({ errors = {} }: Bad, language: Language) {
  return Object.entries(errors).map(([name, error]) => [name, [fieldMessage(error, language)]]);
}
