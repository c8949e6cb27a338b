import { afterAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { problems } from '#contract/problem.ts';
import { bearer, login, post, respondBeforeBody, startApi } from '#tests/support/api/api.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { adminPassword } from '#tests/support/settings.ts';

const siteUrl = 'https://www.gokhat.example';
const https = { 'X-Forwarded-Proto': 'https' };
const adminCalls = Object.entries<Call>(calls).filter(([, { path }]) =>
  path.startsWith('/api/Admin/'),
);

const behindProxy = await startApi({ SITE_URL: siteUrl, TRUST_PROXY: '1' });
const alone = await startApi({ SITE_URL: siteUrl });
afterAll(async () => {
  await behindProxy[Symbol.asyncDispose]();
  await alone[Symbol.asyncDispose]();
});

const { token } = await login(behindProxy, adminPassword, https);

test.each<[string, Record<string, string>]>([
  ['no word on the scheme', {}],
  ['X-Forwarded-Proto: http', { 'X-Forwarded-Proto': 'http' }],
  ['X-Forwarded-Proto: HTTPS of another spelling', { 'X-Forwarded-Proto': 'httpss' }],
  ['the scheme in another header', { 'X-Forwarded-Ssl': 'on', Forwarded: 'proto=https' }],
])(
  'a login over plain HTTP to a site on https is answered 403 without a token: %s',
  async (_what, headers) => {
    const answer = await post(
      `${behindProxy.url}/api/Admin/login`,
      { password: adminPassword },
      { ...headers, 'Accept-Language': 'en' },
    );
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.text()).toBe(problems.insecure.en);
  },
);

test('X-Forwarded-Proto is trusted only from a configured proxy', async () => {
  const logIn = (url: string) => post(`${url}/api/Admin/login`, { password: adminPassword }, https);
  expect((await logIn(behindProxy.url)).status).toBe(200);
  const answer = await logIn(alone.url);
  expect(answer.status).toBe(403);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('HSTS is sent over https alone, by a site with an https address, without subdomains if the operator says so', async () => {
  const hstsOf = async ({ url }: { readonly url: string }, headers = https) =>
    (await fetch(`${url}/api/health/live`, { headers })).headers.get('Strict-Transport-Security');
  expect(await hstsOf(behindProxy)).toBe('max-age=63072000; includeSubDomains');
  expect(await hstsOf(behindProxy, { 'X-Forwarded-Proto': 'http' })).toBeNull();
  expect(await hstsOf(alone)).toBeNull();
  const behind = { TRUST_PROXY: '1', HSTS_SUBDOMAINS: 'off' };
  await using without = await startApi({ ...behind, SITE_URL: siteUrl });
  expect(await hstsOf(without)).toBe('max-age=63072000');
  await using plain = await startApi(behind);
  expect(await hstsOf(plain)).toBeNull();
});

describe.each(adminCalls)('%s over plain HTTP', (_name, { method, path }) => {
  test('is answered 403 before its body is read, with a session or without', async () => {
    for (const carried of [{}, bearer(token)]) {
      const headers = { 'Content-Length': '36', 'Content-Type': 'application/json', ...carried };
      const url = behindProxy.url + path.replace(/\{\w+\}/, '019a0000-0000-7000-8000-000000000001');
      expect(await respondBeforeBody({ method, headers }, url)).toMatchObject({
        status: 403,
        text: problems.insecure.tr,
      });
    }
  });
});

test('a visitor’s message over plain HTTP is accepted, and so is a login to a site on plain HTTP', async () => {
  await sendMessage(behindProxy);
  await using plain = await startApi();
  await login(plain);
});

test('a site on https without a trusted proxy logs a line at its start that names TRUST_PROXY', async () => {
  expect(alone.output()).toContain('TRUST_PROXY');
  expect(behindProxy.output()).not.toContain('TRUST_PROXY');
});
