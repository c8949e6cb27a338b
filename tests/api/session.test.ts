import { describe, expect, test } from 'vitest';
import { ownerId } from '#contract/admin/roles.ts';
import { addSession, endSession, findSession, updateSession } from '#db/queries/sessions.ts';
import { bearer, login, newData } from '#tests/support/api/api.ts';
import { sharedApi } from '#tests/support/api/shared-api.ts';
import { openStore } from '#tests/support/database/database.ts';

const api = await sharedApi({ SESSION_HOURS: '1' });

type Headers = Record<string, string>;
const statusOf = async (path: string, headers: Headers) =>
  (await fetch(api.url + path, { headers })).status;
const verified = (headers: Headers) => statusOf('/api/Admin/verify', headers);
const logOut = (headers: Headers = {}) =>
  fetch(`${api.url}/api/Admin/logout`, { method: 'POST', headers });

test.each(['verify', 'me', 'session'])(
  '%s returns when the session expires and its idle time',
  async (name) => {
    const { token, cookie, expiresAtUtc } = await login(api);
    for (const headers of [bearer(token), { Cookie: cookie }]) {
      const answer = await fetch(`${api.url}/api/Admin/${name}`, { headers });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ expiresAtUtc, idleSeconds: 1800 });
    }
  },
);

test.each([
  ['tr', 'Devam etmek için lütfen giriş yapın.'],
  ['en', 'Please log in to continue.'],
])(
  'a call without a session is answered 401 with the request to log in (%s)',
  async (language, text) => {
    for (const name of ['verify', 'me', 'session']) {
      const headers = { 'Accept-Language': language };
      const answer = await fetch(`${api.url}/api/Admin/${name}`, { headers });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
      expect(await answer.text()).toBe(text);
    }
  },
);

test.each([
  '',
  'Bearer',
  'Bearer ',
  'Bearer junk',
  'Basic YWRtaW46YWRtaW4=',
  `Bearer ${'x'.repeat(5000)}`,
])('the header "Authorization: %s" is answered 401', async (Authorization) => {
  expect(await verified({ Authorization })).toBe(401);
});

test('a cookie with a changed or missing signature is answered 401', async () => {
  const { cookie } = await login(api);
  expect(await verified({ Cookie: cookie })).toBe(200);
  expect(await verified({ Cookie: `${cookie.slice(0, -4)}AAAA` })).toBe(401);
  expect(await verified({ Cookie: cookie.replace(/\..*/, '') })).toBe(401);
});

describe('a logout', () => {
  test.each(['bearer', 'cookie'] as const)(
    'by %s ends the session for both bearer and cookie',
    async (carrier) => {
      const { token, cookie } = await login(api);
      const other = await login(api);
      const answer = await logOut(carrier === 'bearer' ? bearer(token) : { Cookie: cookie });
      expect(answer.status).toBe(204);
      expect(await verified(bearer(token))).toBe(401);
      expect(await verified({ Cookie: cookie })).toBe(401);
      expect(await verified(bearer(other.token))).toBe(200);
    },
  );

  test('succeeds when repeated and without any session', async () => {
    const { token, cookie } = await login(api);
    for (const headers of [bearer(token), bearer(token), { Cookie: cookie }, bearer('junk'), {}]) {
      const answer = await logOut(headers);
      expect(answer.status).toBe(204);
      expect(await answer.text()).toBe('');
      // Not the visitor's storage and cookies: the public site has the same origin.
      expect(answer.headers.get('Clear-Site-Data')).toBe('"cache"');
    }
  });

  test('by bearer ends its own session only, and not one that another tab opened since', async () => {
    const { token } = await login(api);
    const { cookie } = await login(api);
    expect((await logOut({ ...bearer(token), Cookie: cookie })).status).toBe(204);
    expect(await verified(bearer(token))).toBe(401);
    expect(await verified({ Cookie: cookie })).toBe(200);
  });

  test('during other requests of the session is not undone by them', async () => {
    const { token, cookie } = await login(api);
    const uses = Array.from({ length: 20 }, () => verified({ Cookie: cookie }));
    await logOut(bearer(token));
    await Promise.all(uses);
    expect(await verified({ Cookie: cookie })).toBe(401);
  });
});

test('a session ends after SESSION_HOURS, by bearer and by cookie', async () => {
  const before = Date.now();
  const { token, cookie, expiresAtUtc } = await login(api);
  const after = Date.now();
  const hourMs = 3_600_000;
  expect(Date.parse(expiresAtUtc)).toBeGreaterThanOrEqual(before + hourMs);
  expect(Date.parse(expiresAtUtc)).toBeLessThanOrEqual(after + hourMs);
  expect(await verified(bearer(token))).toBe(200);

  await api.database.run('update open_sessions set expires_at = expires_at - ?', hourMs);
  expect(await verified(bearer(token))).toBe(401);
  expect(await verified({ Cookie: cookie })).toBe(401);
});

test('a session created in the future is refused, so that setting the clock back does not extend it', async () => {
  const { token, cookie } = await login(api);
  const dayMs = 86_400_000;
  await api.database.run(
    `update open_sessions set created_at = created_at + ${dayMs}, seen_at = seen_at + ${dayMs},
       expires_at = expires_at + ${dayMs}`,
  );
  expect(await verified(bearer(token))).toBe(401);
  expect(await verified({ Cookie: cookie })).toBe(401);
});

test('an ended bearer token is refused even with a valid cookie', async () => {
  const ended = await login(api);
  await logOut(bearer(ended.token));
  const { cookie } = await login(api);
  expect(await verified({ ...bearer(ended.token), Cookie: cookie })).toBe(401);
  expect(await verified({ Cookie: cookie })).toBe(200);
});

test('an ended session is not restored by a late save', async () => {
  await using data = await newData();
  const { db, close } = await openStore(data.location);
  const liveness = { now: 5, idleMs: 10 };
  await addSession(
    db,
    {
      ...{ id_hash: 'an id', bearer_hash: 'a token', created_at: 1, seen_at: 1, expires_at: 10 },
      ...{ browser: null, address: '', device_hash: null, data: '{}' },
      user_id: ownerId,
    },
    liveness.idleMs,
  );
  await updateSession(db, 'an id', '{"saved":"in time"}');
  expect(await findSession(db, 'an id', liveness)).toMatchObject({ data: '{"saved":"in time"}' });
  await endSession(db, 'an id');
  await updateSession(db, 'an id', '{"saved":"late"}');
  expect(await findSession(db, 'an id', liveness)).toBeUndefined();
  await close();
});
