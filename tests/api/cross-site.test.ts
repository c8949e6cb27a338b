import { afterAll, describe, expect, test } from 'vitest';
import { problems } from '#contract/problem.ts';
import { bearer, login, post, startApi } from '#tests/support/api/api.ts';
import { adminPassword } from '#tests/support/settings.ts';

const siteUrl = 'http://www.gokhat.example';
const api = await startApi({ SITE_URL: siteUrl });
afterAll(() => api[Symbol.asyncDispose]());

type Headers = Record<string, string>;
const logOut = (headers: Headers) =>
  fetch(`${api.url}/api/Admin/logout`, { method: 'POST', headers });
const verified = async (headers: Headers) =>
  (await fetch(`${api.url}/api/Admin/verify`, { headers })).status;

const foreign: [string, Headers][] = [
  ['Sec-Fetch-Site: cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['Sec-Fetch-Site: same-site', { 'Sec-Fetch-Site': 'same-site' }],
  ['a foreign Origin', { Origin: 'https://evil.example' }],
  ['an opaque Origin', { Origin: 'null' }],
  ['an Origin that only starts like ours', { Origin: `${siteUrl}.evil.example` }],
  ['our Origin, but from another site', { 'Sec-Fetch-Site': 'cross-site', Origin: siteUrl }],
];

describe.each(foreign)('a page that sends %s', (_name, headers) => {
  test('cannot log the admin out by the cookie', async () => {
    const { cookie } = await login(api);
    const answer = await logOut({ ...headers, Cookie: cookie, 'Accept-Language': 'en' });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toBe(problems.crossSite.en);
    expect(await verified({ Cookie: cookie })).toBe(200);
  });

  test('cannot log the browser in', async () => {
    const answer = await post(`${api.url}/api/Admin/login`, { password: adminPassword }, headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('may log out by the bearer token, which no browser sends automatically', async () => {
    const { token } = await login(api);
    expect((await logOut({ ...headers, ...bearer(token) })).status).toBe(204);
    expect(await verified(bearer(token))).toBe(401);
  });
});

test.each<[string, Headers]>([
  ['Sec-Fetch-Site: same-origin', { 'Sec-Fetch-Site': 'same-origin' }],
  ['Sec-Fetch-Site: none', { 'Sec-Fetch-Site': 'none' }],
  ['the Origin of the site', { Origin: siteUrl }],
  ['the Origin it was sent to', { Origin: api.url }],
  ['neither header', {}],
])('the site itself may log out by the cookie: %s', async (_name, headers) => {
  const { cookie } = await login(api);
  expect((await logOut({ ...headers, Cookie: cookie })).status).toBe(204);
  expect(await verified({ Cookie: cookie })).toBe(401);
});
