import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import { bearer, login } from '#tests/support/api/api.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { sharedApi } from '#tests/support/api/shared-api.ts';

const api = await sharedApi();
const { token } = await login(api);
const marked = await sendMessage(api, { fullName: 'marked name', message: 'marked message' });

function get(path: string, headers: Record<string, string> = bearer(token)) {
  return fetch(`${api.url}/api/Admin/Messages${path}`, { headers });
}

test.each([
  ...['0', '201', '-1', '1.5', 'x', '', '1e2', '0x10', '99999999999'].map((value) => [
    'limit',
    value,
  ]),
  ...['newer', 'NEWEST', ''].map((value) => ['sort', value]),
  ...['deleted', 'New', ''].map((value) => ['status', value]),
  ...['yesterday', '2024-02-30', '2024-1-1', '20240101', ''].map((value) => ['from', value]),
  ['to', '2024-01-01T25:00:00Z'],
  ['cursor', ''],
  ['cursor', 'junk'],
  ['cursor', "' or 1=1 --"],
  ['cursor', `${marked.id}x`],
  ['cursor', 'x'.repeat(5000)],
  ['page', '2'],
  ['__proto__', 'x'],
])('the query %s=%s is answered 400 with an error at its name', async (name = '', value = '') => {
  const accept = { Accept: 'application/problem+json' };
  const answer = await get(`?${name}=${encodeURIComponent(value)}`, {
    ...bearer(token),
    ...accept,
  });
  expect(answer.status).toBe(400);
  const { errors } = JSON.parse(await answer.text());
  expect(Object.keys(errors)).toEqual([name]);
});

test('a parameter given twice is refused', async () => {
  expect((await get('?limit=1&limit=2')).status).toBe(400);
});

test('a message is returned by its id and not cached', async () => {
  const answer = await get(`/${marked.id}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const message = z.parse(calls.readMessage.response.body, await answer.json());
  expect(message).toMatchObject({ ...marked, fullName: 'marked name', message: 'marked message' });
});

test('the path of a message is accepted in any letter case', async () => {
  expect((await get(`/${marked.id.toUpperCase()}`)).status).toBe(200);
});

test.each([
  ['unknown', '0190a000-0000-7000-8000-000000000000'],
  ['malformed', 'not-an-id'],
  ['too short', '0190a000'],
  ['quoted', "'%20or%201=1--"],
  ['a known one and more', `${marked.id}x`],
])('an id that is %s is answered 404', async (_what, id) => {
  const answer = await get(`/${id}`, { ...bearer(token), 'Accept-Language': 'en' });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('There is nothing here.');
});
