import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import {
  bearer,
  cookieOf,
  login,
  opensWith,
  post,
  startApi,
  verified,
} from '#tests/support/api/api.ts';
import { sharedAdmin, sharedApi } from '#tests/support/api/shared-api.ts';
import { adminPassword } from '#tests/support/settings.ts';

const next = 'a new password, long enough: ığüşöç 😀';

test('a password change with the current password opens a new session and ends every other one', async () => {
  await using api = await startApi();
  const { adminCall, cookie, token } = await adminOf(api);
  const other = await login(api);
  const renewed = await adminCall(calls.changePassword, { body: { current: adminPassword, next } });
  expect(Date.parse(renewed.expiresAtUtc)).toBeGreaterThan(Date.now());
  expect(await verified(api, bearer(renewed.token))).toBe(200);
  const ended = [bearer(token), { Cookie: cookie }, bearer(other.token), { Cookie: other.cookie }];
  for (const headers of ended) expect(await verified(api, headers)).toBe(401);
  expect(await opensWith(api, adminPassword)).toBe(false);
  expect(await opensWith(api, next)).toBe(true);
  const headers = bearer(renewed.token);
  const { items } = await adminCall(calls.listAudit, {
    query: { action: 'passwordChanged' },
    headers,
  });
  expect(items).toHaveLength(1);
  const stored = await api.database.value('select password_hash from admin');
  expect(stored).toMatch(
    /^\$argon2id\$v=19\$m=19456,p=1,t=2\$|^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
  );
});

describe('a refused password change', async () => {
  const { api, adminCall, send } = await sharedAdmin();
  const refused = async (body: object, language: string) => {
    const headers = { Accept: 'application/problem+json', 'Accept-Language': language };
    const answer = await send(calls.changePassword, { body, headers });
    expect(answer.status).toBe(400);
    return ((await answer.json()) as { errors: Record<string, string[]> }).errors;
  };

  test.each([
    [
      'a wrong current password',
      { current: 'not the password', next },
      'current',
      'current password is not right',
    ],
    [
      'fourteen characters',
      { current: adminPassword, next: '😀'.repeat(14) },
      'next',
      'at least 15',
    ],
    ['257 characters', { current: adminPassword, next: 'x'.repeat(257) }, 'next', 'at most 256'],
    ['an empty one', { current: adminPassword, next: '' }, 'next', 'required'],
  ])(
    'with %s keeps the password, and the field names the reason',
    async (_what, body, field, words) => {
      const other = await login(api);
      expect((await refused(body, 'en'))[field]?.join()).toContain(words);
      expect(await opensWith(api, adminPassword)).toBe(true);
      expect(await verified(api, bearer(other.token))).toBe(200);
    },
  );

  test.each([
    ['as it is', adminPassword],
    ['in capitals', adminPassword.toUpperCase()],
    ['without its spaces', adminPassword.replaceAll(' ', '')],
    ['with spaces around it', ` ${adminPassword}\u00a0`],
    ['with an accent', adminPassword.replace('a', 'a\u0301')],
    ['in wide letters', adminPassword.replace('pass', 'ｐａｓｓ')],
    ['with invisible characters', adminPassword.replaceAll(' ', ' \u200b')],
  ])('the current password is no new one: %s', async (_how, same) => {
    const errors = await refused({ current: adminPassword, next: same }, 'tr');
    expect(errors).toEqual({ next: ['Yeni parola, mevcut paroladan farklı olmalıdır.'] });
    expect(await opensWith(api, adminPassword)).toBe(true);
  });

  test.each([
    ['aaaaaaaaaaaaaaa', 'tr', 'Yinelenen harf ve sözcükler'],
    ['passwordpassword', 'en', 'Repeated letters and words'],
    ['1qaz2wsx3edc4rfv', 'en', 'a password that many use'],
    // From a public breach: only the list finds it, no rule does.
    ['Hd764nW5d7E1vb1', 'en', 'a password that many use'],
    ['gokhattelekom2026', 'en', 'The company’s name'],
    ['İstanbul Ankara İzmir', 'tr', 'Çok kullanılan bir parola'],
  ])('names the weakness of the new password at its field: %s', async (weak, language, why) => {
    const errors = await refused({ current: adminPassword, next: weak }, language);
    expect(errors.next?.join()).toContain(why);
    expect(await opensWith(api, weak)).toBe(false);
  });

  test.each([
    ['changing the password', calls.changePassword, { current: 'not it', next }, 'passwordChange'],
    ['ending sessions', calls.endSessions, { password: 'not it' }, 'sessionEnd'],
  ])(
    'a wrong password when %s leaves an entry in the audit trail',
    async (_what, call, body, purpose) => {
      expect((await send(call, { body })).status).toBe(400);
      const query = { action: 'passwordRefused', limit: '1' };
      const { items } = await adminCall(calls.listAudit, { query });
      const { items: sessions } = await adminCall(calls.listSessions);
      expect(items).toMatchObject([
        {
          session: sessions.find(({ own }) => own)?.id,
          address: expect.stringContaining('127.0.0.1'),
        },
      ]);
      expect(items[0]?.details).toEqual({ for: purpose });
      expect(JSON.stringify(items)).not.toContain('not it');
    },
  );
});

test('a password change by cookie revokes the old cookie and the old token', async () => {
  await using api = await startApi();
  const { cookie, token } = await login(api);
  const stolen = [bearer(token), { Cookie: cookie }];
  const url = `${api.url}${calls.changePassword.path}`;
  const answer = await post(url, { current: adminPassword, next }, { Cookie: cookie });
  expect(answer.status).toBe(200);
  const renewed = z.parse(calls.changePassword.response.body, await answer.json());
  expect(cookieOf(answer)).toMatch(/^sid=./);
  expect(cookieOf(answer)).not.toBe(cookie);
  expect(renewed.token).not.toBe(token);
  for (const headers of stolen) expect(await verified(api, headers)).toBe(401);
  for (const headers of [bearer(renewed.token), { Cookie: cookieOf(answer) }]) {
    expect(await verified(api, headers)).toBe(200);
  }
});

test('one of two simultaneous password changes succeeds, and the other is answered 401', async () => {
  await using api = await startApi();
  const [one, two] = [await adminOf(api), await adminOf(api)];
  const answers = await Promise.all([
    one.send(calls.changePassword, { body: { current: adminPassword, next } }),
    two.send(calls.changePassword, { body: { current: adminPassword, next: `${next}!` } }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  const sessions = await api.database.value('select count(*) from open_sessions');
  expect(sessions).toBe(1);
  const changed = answers[0]?.ok ? next : `${next}!`;
  expect(await opensWith(api, changed)).toBe(true);
});

test('a login with the old password during its change leaves no valid session', async () => {
  await using api = await startApi();
  const { send } = await adminOf(api);
  const guess = () => post(`${api.url}/api/Admin/login`, { password: adminPassword });
  // The logins are checked while the change is made.
  const [changed, ...logins] = await Promise.all([
    send(calls.changePassword, { body: { current: adminPassword, next } }),
    ...Array.from({ length: 4 }, guess),
  ]);
  expect(changed.status).toBe(200);
  const opened = await Promise.all(
    logins.filter(({ ok }) => ok).map(async (answer) => (await answer.json()) as { token: string }),
  );
  for (const { token } of opened) expect(await verified(api, bearer(token))).toBe(401);
});

const limited = await sharedApi({ RATE_LIMITS: 'on' });

test('wrong passwords for changing it and for ending sessions share one limit: the sixth is answered 429', async () => {
  const { send } = await adminOf(limited);
  const statuses: number[] = [];
  for (let tries = 0; tries < 4; tries += 1) {
    const password = `guess ${tries}`;
    const change = await send(calls.changePassword, { body: { current: password, next } });
    const end = await send(calls.endSessions, { body: { password } });
    statuses.push(change.status, end.status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
});

test('wrong passwords from anonymous clients or another session do not block a password change', async () => {
  const { send } = await adminOf(limited);
  const url = limited.url + calls.changePassword.path;
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await post(url, { current: 'a guess', next }, bearer('junk'));
    expect(answer.status).toBe(401);
  }
  const other = await adminOf(limited);
  const body = { current: 'not it', next };
  for (let tries = 0; tries < 6; tries += 1) await other.send(calls.changePassword, { body });
  expect((await other.send(calls.changePassword, { body })).status).toBe(429);
  const answer = await send(calls.changePassword, { body: { current: adminPassword, next } });
  expect(answer.status).toBe(200);
});
