import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import argon2 from 'argon2';
import { expect, test, vi } from 'vitest';
import { PasswordHashing } from '#api/process/password.ts';
import { bearer, cookieOf, login, newData, post, startApi } from '#tests/support/api/api.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { startHere } from '#tests/support/api/service-here.ts';
import { sharedApi } from '#tests/support/api/shared-api.ts';
import { isOnPostgres } from '#tests/support/database/database.ts';
import { adminPassword, adminPasswordHash } from '#tests/support/settings.ts';

const api = await sharedApi();

function setCookies(answer: Response, name: string) {
  return answer.headers.getSetCookie().filter((cookie) => cookie.startsWith(`${name}=`));
}

function logIn(body: unknown, headers: Record<string, string> = {}) {
  return post(`${api.url}/api/Admin/login`, body, headers);
}

test.each([
  ['tr', 'Parola doğru değil. Lütfen yeniden deneyin.'],
  ['en', 'The password is not right. Please try again.'],
])(
  'a wrong password is answered 401 in the language of the request (%s)',
  async (language, text) => {
    const answer = await logIn({ password: 'wrong' }, { 'Accept-Language': language });
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.text()).toBe(text);
  },
);

test('of many refused logins of a day the audit trail has the first two hundred, and the log all @release', async () => {
  await using attacked = await startApi();
  for (let guess = 0; guess < 202; guess += 1) {
    await post(`${attacked.url}/api/Admin/login`, { password: String(guess) });
  }
  const noted = "select count(*) from audit where action = 'loginRefused'";
  expect(await attacked.database.value(noted)).toBe(200);
  const logged = () => attacked.logLines().filter(({ msg }) => msg === 'login refused');
  await expect.poll(logged).toHaveLength(202);
});

test.each([
  ['with a space more', ` ${adminPassword}`],
  ['in other letter case', adminPassword.toUpperCase()],
  ['cut short', adminPassword.slice(0, -1)],
])('the password %s is refused', async (_how, password) => {
  expect((await logIn({ password })).status).toBe(401);
});

test.each([
  ['nothing', {}],
  ['an empty password', { password: '' }],
  ['an over-long password', { password: 'x'.repeat(257) }],
  ['an array', { password: [adminPassword] }],
  ['an unknown field', { password: adminPassword, admin: true }],
])('a login with %s is answered 400 and sets no cookie', async (_what, body) => {
  const answer = await logIn(body);
  expect(answer.status).toBe(400);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('whether an address is a user’s does not show in the work of a refused login: one verification of the same cost', async () => {
  await using data = await newData();
  const password = 'Kestane-Vapur-41-lodos';
  const password_hash = await new PasswordHashing().hash(password);
  const user = (name: string, more: object) => ({
    ...{ id: crypto.randomUUID(), name, email: `${name}@gokhat.example`, role: 'office' },
    ...{ created_at: 1, password_hash, suspended_at: null, invited_until: null, ...more },
  });
  await data.database.insert('users', [
    user('active', {}),
    user('suspended', { suspended_at: 1 }),
    user('invited', { password_hash: null, invited_until: Date.now() + 60_000 }),
  ]);
  // The owner's own hash is of another cost.
  const site = { PORT: '0', RATE_LIMITS: 'off', ADMIN_PASSWORD_HASH: adminPasswordHash };
  const service = await startHere({ ...site, ...data.settings }, data.path);
  const verify = vi.spyOn(argon2, 'verify');
  try {
    const { address } = await service.logged('ready');
    const url = `http://127.0.0.1:${(address as { port: number }).port}/api/Admin/login`;
    const [, , , cost] = password_hash.split('$');
    for (const [name, typed] of [
      ['nobody', password],
      ['suspended', password],
      ['invited', password],
      ['active', 'not it'],
    ]) {
      verify.mockClear();
      const answer = await post(url, { email: `${name}@gokhat.example`, password: typed });
      expect([answer.status, await answer.text()]).toEqual([
        ...[401, 'Parola doğru değil. Lütfen yeniden deneyin.'],
      ]);
      const costs = verify.mock.calls.map(([hash]) => hash.split('$')[3]);
      expect([name, ...costs]).toEqual([name, cost]);
    }
  } finally {
    verify.mockRestore();
    await service.close();
  }
});

test('the session cookie is HttpOnly and SameSite=Strict, and not Secure on a site over plain HTTP', async () => {
  const answer = await logIn({ password: adminPassword });
  const [cookie = ''] = setCookies(answer, 'sid');
  expect(cookie).toMatch(/^sid=[^;]+;/);
  const attributes = cookie.split('; ').slice(1);
  expect(attributes).toEqual(
    expect.arrayContaining([
      'Path=/',
      'HttpOnly',
      'SameSite=Strict',
      expect.stringMatching(/^Expires=/),
    ]),
  );
  expect(cookie).not.toMatch(/Secure|Domain/);
});

test('over https the cookies are Secure with the __Host- prefix, and HSTS is sent', async () => {
  await using secure = await startApi({
    SITE_URL: 'https://www.gokhat.example',
    TRUST_PROXY: '1',
  });
  const https = { 'X-Forwarded-Proto': 'https' };
  const url = `${secure.url}/api/Admin`;
  const answer = await post(`${url}/login`, { password: adminPassword }, https);
  for (const name of ['__Host-sid', '__Host-device']) {
    const [cookie = ''] = setCookies(answer, name);
    expect(cookie.split('; ')).toEqual(
      expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']),
    );
    expect(cookie).not.toContain('Domain');
  }
  expect(answer.headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/);
  const overHttp = await fetch(`${secure.url}/api/health/live`);
  expect(overHttp.headers.get('Strict-Transport-Security')).toBeNull();
  const headers = { ...https, Cookie: cookieOf(answer) };
  expect((await fetch(`${url}/verify`, { headers })).status).toBe(200);
});

test('a login replaces a session cookie that was set before it', async () => {
  const preset = 'sid=s%3Apreset-by-somebody-else.c2lnbmF0dXJl';
  const answer = await logIn({ password: adminPassword }, { Cookie: preset });
  expect(cookieOf(answer)).toMatch(/^sid=./);
  expect(cookieOf(answer)).not.toContain('preset-by-somebody-else');
  const stolen = await fetch(`${api.url}/api/Admin/verify`, { headers: { Cookie: preset } });
  expect(stolen.status).toBe(401);
});

test('a second login opens a new session and ends the one of the cookie it was sent with', async () => {
  const first = await login(api);
  const answer = await logIn({ password: adminPassword }, { Cookie: first.cookie });
  expect(cookieOf(answer)).not.toBe(first.cookie);
  const verify = (headers: Record<string, string>) =>
    fetch(`${api.url}/api/Admin/verify`, { headers });
  expect((await verify({ Cookie: cookieOf(answer) })).status).toBe(200);
  expect((await verify({ Cookie: first.cookie })).status).toBe(401);
  expect((await verify(bearer(first.token))).status).toBe(401);
});

test('public calls set no cookie', async () => {
  for (const path of ['/api/health/live', '/api/health/ready', '/api/openapi.json', '/api/none']) {
    expect((await fetch(api.url + path)).headers.getSetCookie()).toEqual([]);
  }
  const answer = await post(`${api.url}/api/ContactForms/simple`, {});
  expect(answer.headers.getSetCookie()).toEqual([]);
  const signedOut = await fetch(`${api.url}/api/Admin/verify`);
  expect(signedOut.headers.getSetCookie()).toEqual([]);
});

test('what is stored contains no password, token or session id in plain text', async () => {
  const { token, cookie } = await login(api);
  const marker = 'a text that is stored as it is';
  await sendMessage(api, { message: marker });
  const tables = ['admin', 'audit', 'devices', 'messages', 'open_sessions'];
  const rows = await Promise.all(tables.map((table) => api.database.all(`select * from ${table}`)));
  const files = readdirSync(api.dataDir).map((name) => join(api.dataDir, name));
  // Of SQLite the files too: they hold more than the rows.
  const everything = isOnPostgres()
    ? JSON.stringify(rows)
    : Buffer.concat(files.map((file) => readFileSync(file)));
  const sessionId =
    decodeURIComponent(cookie)
      .replace(/^sid=s:/, '')
      .split('.')[0] ?? '';
  expect(sessionId.length).toBeGreaterThan(20);
  for (const secret of [adminPassword, token, sessionId]) {
    expect(everything.includes(secret)).toBe(false);
  }
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  for (const kept of [marker, '$argon2id$', sha256(token), sha256(sessionId)]) {
    expect(everything.includes(kept)).toBe(true);
  }
});
