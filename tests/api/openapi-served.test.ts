import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { bearer, login } from '#tests/support/api/api.ts';
import { apply } from '#tests/support/api/applications.ts';
import { startSite } from '#tests/support/api/content.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { fetchOpenapi } from '#tests/support/api/openapi.ts';

const api = await startSite();
afterAll(() => api[Symbol.asyncDispose]());
const { operations, compile } = await fetchOpenapi(api);
await sendMessage(api);
await apply(api);
const { token } = await login(api);

/** Of the reading calls that want one. */
const queries: Readonly<Record<string, string>> = {
  readChallenge: '?path=/api/ContactForms/simple',
  readSmsLength: '?text=a',
  readDocument: '?name=tr/about',
  readInterviewDay: `?at=${new Date().getUTCFullYear()}-12-01T14:00`,
};
/** Reading calls of what each picture's own test uploads. */
const ofPictures = ['readPicture', 'readPictureFile'];

describe.each(operations)('$method $path', ({ path, method, operationId, responses, ...rest }) => {
  const url = api.url + path.replace(/\{\w+\}/, crypto.randomUUID());
  const send = (headers: Record<string, string>, body?: unknown) =>
    fetch(url, {
      method: method.toUpperCase(),
      headers: { 'Content-Type': 'application/json', ...headers },
      body: body === undefined ? null : JSON.stringify(body),
    });

  // What changes something is checked by the same schema wherever a test calls it (tests/support/api/admin.ts).
  const isReading = method === 'get' && !path.includes('{') && !ofPictures.includes(operationId);
  test.runIf(isReading)('answers according to its schema', async () => {
    const answer = await fetch(url + (queries[operationId] ?? ''), { headers: bearer(token) });
    const call: Call = calls[operationId as keyof typeof calls];
    expect(answer.status).toBe(call.response.status);
    const documented = responses[answer.status]?.content;
    if (call.response.type) {
      expect(Object.keys(documented ?? {})).toEqual([call.response.type]);
      expect(answer.headers.get('Content-Type')?.split(';')[0]).toBe(call.response.type);
      await answer.body?.cancel();
      return;
    }
    const body: unknown = await answer.json();
    expect(() => z.parse(call.response.body ?? z.never(), body)).not.toThrow();
    expect(
      compile(documented?.['application/json']?.schema ?? {}).safeParse(body).error,
    ).toBeUndefined();
  });

  test('refuses only with documented answers', async () => {
    const details = { Accept: 'application/problem+json' };
    const attempts = [
      send({ ...details, ...bearer('junk') }),
      send({ ...details, 'Content-Type': 'text/plain' }),
      send({ ...details, 'Sec-Fetch-Site': 'cross-site' }),
      ...(rest.requestBody
        ? [
            send(details, {}),
            send(details, []),
            send(details, 'x'.repeat(100_000)),
            send(details, { password: 'wrong' }),
            send({ ...details, 'Content-Type': 'multipart/form-data' }, {}),
          ]
        : []),
    ];
    for (const answer of await Promise.all(attempts)) {
      expect(Object.keys(responses)).toContain(String(answer.status));
      if (answer.ok) continue;
      const schema = responses[answer.status]?.content?.['application/problem+json']?.schema;
      expect(compile(schema ?? { not: {} }).safeParse(await answer.json()).error).toBeUndefined();
    }
  });

  test('answers 405 to undocumented methods, with the documented ones in Allow', async () => {
    const documented = operations
      .filter((operation) => operation.path === path)
      .map((operation) => operation.method.toUpperCase());
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
      (other) => !documented.includes(other),
    );
    for (const other of others) {
      const answer = await fetch(url, { method: other });
      expect(answer.status).toBe(405);
      const allowed = (answer.headers.get('Allow') ?? '').split(', ');
      expect(allowed.filter((allow) => allow !== 'HEAD')).toEqual(documented);
    }
  });
});
