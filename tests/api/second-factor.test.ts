import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { bearer, cookieOf, login, startApi, verified } from '#tests/support/api/api.ts';
import { addApp, addPasskey, codeOf, tryLogin } from '#tests/support/api/factors.ts';
import { releaseTag } from '#tests/support/release.ts';
import { adminPassword } from '#tests/support/settings.ts';

const password = adminPassword;
const limited = { RATE_LIMITS: 'on', TRUST_PROXY: '1' };
const from = (address: string) => ({ 'X-Forwarded-For': address });

describe('an authenticator app', () => {
  test('is asked for after the password; the answer says so, and a code of it logs in once', async () => {
    await using api = await startApi();
    const { secret, recoveryCodes } = await addApp(await adminOf(api));
    expect(recoveryCodes).toHaveLength(10);
    const asked = await tryLogin(api, { password });
    expect(asked).toMatchObject({ status: 401, code: 'secondFactor' });
    expect(asked.problem?.secondFactor).toEqual({ app: true });
    expect(asked.response.headers.getSetCookie()).toEqual([]);

    const code = codeOf(secret);
    expect((await tryLogin(api, { password: 'not it', code })).code).toBe('wrongPassword');
    expect((await tryLogin(api, { password, code })).status).toBe(200);
    const again = await tryLogin(api, { password, code });
    expect(again.code).toBe('secondFactor');
    expect(again.problem?.errors?.code?.[0]).toMatch(/daha önce kullanılmış/);
    // One of an earlier step is as good as used.
    expect((await tryLogin(api, { password, code: codeOf(secret, -30) })).status).toBe(401);
  });

  test.each([-60, 60])('whose clock is off by %i seconds logs in', async (seconds) => {
    await using api = await startApi();
    // A step that ends meanwhile would make it more.
    const leftMs = 30_000 - (Date.now() % 30_000);
    if (leftMs < 2000) await sleep(leftMs);
    const admin = await adminOf(api);
    const { secret } = await addApp(admin);
    await api.database.run('update users set totp_step = 0');
    const typed = codeOf(secret, seconds).replace(/(...)/, '$1 ');
    expect((await tryLogin(api, { password, code: ` ${typed} ` })).status).toBe(200);
  });

  test('is added only with the password and a code of it', async () => {
    await using api = await startApi();
    const { adminCall, send } = await adminOf(api);
    const { secret } = await adminCall(calls.newAppSecret);
    const code = codeOf(secret);
    const statusOf = async (body: object) => (await send(calls.addApp, { body })).status;
    expect(await statusOf({ secret, code })).toBe(400);
    expect(await statusOf({ secret, code, password: 'not it' })).toBe(400);
    expect(await statusOf({ secret, code: '000000', password })).toBe(400);
    expect(await adminCall(calls.readFactors)).toMatchObject({ app: false, recoveryCodes: 0 });
    expect((await tryLogin(api, { password })).status).toBe(200);
    expect(await statusOf({ secret, code, password })).toBe(200);
    expect((await send(calls.removeApp, { body: { password: 'not it' } })).status).toBe(400);
    await adminCall(calls.removeApp, { body: { password } });
    expect(await adminCall(calls.readFactors)).toMatchObject({ app: false, recoveryCodes: 0 });
    expect((await tryLogin(api, { password })).status).toBe(200);
  });
});

test('each recovery code logs in once, however it is typed; new ones take the place of all', async () => {
  await using api = await startApi();
  const admin = await adminOf(api);
  const { recoveryCodes } = await addApp(admin);
  const [first = '', second = ''] = recoveryCodes;
  expect((await tryLogin(api, { password, code: first })).status).toBe(200);
  expect((await tryLogin(api, { password, code: first })).status).toBe(401);
  const typed = ` ${second.toLowerCase().replaceAll('-', ' ')}`;
  expect((await tryLogin(api, { password, code: typed })).status).toBe(200);
  expect((await admin.adminCall(calls.readFactors)).recoveryCodes).toBe(8);
  const made = await admin.adminCall(calls.newRecoveryCodes, { body: { password } });
  expect(made.recoveryCodes).toHaveLength(10);
  expect((await tryLogin(api, { password, code: recoveryCodes[2] })).status).toBe(401);
  expect((await tryLogin(api, { password, code: made.recoveryCodes?.[0] })).status).toBe(200);
});

test('two logins at once with one code, or one recovery code: one is in', async () => {
  await using api = await startApi();
  const { secret, recoveryCodes } = await addApp(await adminOf(api));
  for (const code of [codeOf(secret), recoveryCodes[0]]) {
    const answers = await Promise.all([1, 2, 3, 4].map(() => tryLogin(api, { password, code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  }
});

test('a device is asked for no second factor for thirty days if wished; after a change of the factors it is asked again', async () => {
  await using api = await startApi();
  const admin = await adminOf(api);
  const { secret } = await addApp(admin);
  const code = codeOf(secret);
  const { response } = await tryLogin(api, { password, code, remember: true });
  const cookie = { Cookie: cookieOf(response, 'device') };
  expect((await tryLogin(api, { password }, cookie)).status).toBe(200);
  expect((await tryLogin(api, { password: 'not it' }, cookie)).status).toBe(401);
  expect((await tryLogin(api, { password })).code).toBe('secondFactor');
  await api.database.run('update devices set remembered_until = ?', Date.now() - 1);
  expect((await tryLogin(api, { password }, cookie)).code).toBe('secondFactor');
  await api.database.run('update devices set remembered_until = ?', Date.now() + 60_000);
  await admin.adminCall(calls.newRecoveryCodes, { body: { password } });
  expect((await tryLogin(api, { password }, cookie)).code).toBe('secondFactor');
});

test('after five wrong codes a stranger who knows the password waits, wherever it tries from; a known device and a passkey still log in', async () => {
  await using api = await startApi(limited);
  const admin = await adminOf(api);
  const { secret } = await addApp(admin);
  const { authenticator } = await addPasskey(admin);
  const first = await tryLogin(api, { password, code: codeOf(secret) }, from('198.51.100.7'));
  const owner = { ...from('198.51.100.7'), Cookie: cookieOf(first.response, 'device') };
  const guess = (address: string) => tryLogin(api, { password, code: '123456' }, from(address));
  for (let host = 1; host <= 5; host += 1)
    expect((await guess(`192.0.2.${host}`)).status).toBe(401);
  const refused = await guess('192.0.2.6');
  expect(refused).toMatchObject({ status: 429, code: 'tooMany' });
  expect(Number(refused.response.headers.get('Retry-After'))).toBeGreaterThan(3000);
  const right = { password, code: codeOf(secret, 30) };
  expect((await tryLogin(api, right, from('192.0.2.7'))).status).toBe(429);

  const options = (await tryLogin(api, { password }, from('192.0.2.8'))).problem?.secondFactor;
  const passkey = options?.passkey && authenticator.get(options.passkey);
  expect((await tryLogin(api, { password, passkey }, from('192.0.2.8'))).status).toBe(200);
  expect((await tryLogin(api, right, owner)).status).toBe(200);
});

test(`10,000 guessed codes: none logs in ${releaseTag}`, async () => {
  await using api = await startApi(limited);
  await addApp(await adminOf(api));
  let passed = 0;
  for (let round = 0; round < 100; round += 1) {
    const tries = Array.from({ length: 100 }, (_, index) => {
      const code = String(round * 100 + index).padStart(6, '0');
      return tryLogin(api, { password, code }, from(`203.0.${round}.${index}`));
    });
    passed += (await Promise.all(tries)).filter(({ status }) => status === 200).length;
  }
  expect(passed).toBe(0);
}, 600_000);

test('a new value of ADMIN_FACTOR_RESET removes the second factors and ends every session, once', async () => {
  await using first = await startApi();
  const { secret } = await addApp(await adminOf(first));
  const { token } = await tryLogin(first, { password, code: codeOf(secret) });
  expect(await verified(first, bearer(token))).toBe(200);
  await first.stop();
  const settings = { ...first.sameData, ADMIN_FACTOR_RESET: '2026-11-30' };
  await using second = await startApi(settings);
  expect(await verified(second, bearer(token))).toBe(401);
  await addApp(await adminOf(second));
  await second.stop();
  await using third = await startApi(settings);
  expect((await tryLogin(third, { password })).code).toBe('secondFactor');
});

test('the password alone never opens a session of a user with a second factor, by whatever call or header', async () => {
  await using api = await startApi();
  const admin = await adminOf(api);
  await addApp(admin);
  const bodies = [
    { password },
    { password, remember: true },
    { password, code: '' },
    { password, code: '      ' },
    { password, passkey: {} },
    { password, passkey: { id: 'x', response: { clientDataJSON: '' } } },
    { password, email: 'admin@gokhat.example' },
    { password, totp_secret: null },
  ];
  for (const body of bodies) {
    const { status, response } = await tryLogin(api, body);
    expect([400, 401]).toContain(status);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  expect(await api.database.value('select count(*) from open_sessions')).toBe(1);
  await expect(login(api)).rejects.toThrow(/401/);
});
