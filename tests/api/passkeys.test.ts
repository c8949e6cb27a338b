import { expect, test } from 'vitest';
import type { PasskeyOptions } from '#contract/admin/factors.ts';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { bearer, post, type RunningApi, startApi } from '#tests/support/api/api.ts';
import { newAuthenticator } from '#tests/support/api/authenticator.ts';
import { addPasskey, siteUrl, tryLogin } from '#tests/support/api/factors.ts';
import { sharedApi } from '#tests/support/api/shared-api.ts';
import { userOf } from '#tests/support/api/user.ts';
import { releaseTag } from '#tests/support/release.ts';
import { adminPassword } from '#tests/support/settings.ts';

const password = adminPassword;
const api = await sharedApi();
const admin = await adminOf(api);
const { authenticator, recoveryCodes } = await addPasskey(admin);

async function optionsOf({ url }: Pick<RunningApi, 'url'> = api): Promise<PasskeyOptions> {
  return (
    await post(`${url}${calls.startPasskeyLogin.path}`, {})
  ).json() as Promise<PasskeyOptions>;
}

test('a passkey logs in alone, without a name or a password, and is the second factor after a password', async () => {
  expect(recoveryCodes).toHaveLength(10);
  const passkey = authenticator.get(await optionsOf());
  expect((await tryLogin(api, { passkey })).status).toBe(200);
  const { problem, code } = await tryLogin(api, { password });
  expect(code).toBe('secondFactor');
  const options = problem?.secondFactor?.passkey as PasskeyOptions;
  expect(options.allowCredentials).toEqual([
    { id: authenticator.id, transports: ['internal'], type: 'public-key' },
  ]);
  expect((await tryLogin(api, { password, passkey: authenticator.get(options) })).status).toBe(200);
  const [stored] = (await admin.adminCall(calls.readFactors)).passkeys;
  expect(stored?.usedAtUtc).not.toBeNull();
});

test('an answer is good once, also when many are sent at once', async () => {
  const passkey = authenticator.get(await optionsOf());
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => tryLogin(api, { passkey })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await tryLogin(api, { passkey })).code).toBe('wrongPasskey');
});

test(`10,000 replays of an answer: none logs in ${releaseTag}`, async () => {
  const passkey = authenticator.get(await optionsOf());
  expect((await tryLogin(api, { passkey })).status).toBe(200);
  let passed = 0;
  for (let round = 0; round < 100; round += 1) {
    const tries = Array.from({ length: 100 }, () => tryLogin(api, { passkey }));
    passed += (await Promise.all(tries)).filter(({ status }) => status === 200).length;
  }
  expect(passed).toBe(0);
}, 600_000);

test('an answer does not log in from another origin, without the user’s verification, to another’s or a made-up challenge, or with another key', async () => {
  const options = await optionsOf();
  const made = { ...options, challenge: Buffer.alloc(56, 7).toString('base64url') };
  const register = await admin.adminCall(calls.newPasskeyOptions, { body: { password } });
  await using other = await startApi();
  const stranger = newAuthenticator(siteUrl);
  const answers = [
    authenticator.get(options, { origin: 'https://gokhat.example.evil' }),
    authenticator.get(options, { origin: `${siteUrl}.evil` }),
    authenticator.get(options, { isVerified: false }),
    authenticator.get(made),
    authenticator.get(register),
    authenticator.get(await optionsOf(other)),
    stranger.get(options),
    { ...stranger.get(options), id: authenticator.id, rawId: authenticator.id },
    { ...authenticator.get(options), response: { clientDataJSON: '!' } },
    { ...authenticator.get(options), response: {} },
  ];
  for (const passkey of answers) {
    const { status } = await tryLogin(api, { passkey });
    expect([400, 401]).toContain(status);
  }
  // Nothing of that has used up the challenge.
  expect((await tryLogin(api, { passkey: authenticator.get(options) })).status).toBe(200);
});

test('a passkey of one user is no second factor of another', async () => {
  const id = crypto.randomUUID();
  await api.database.insert('users', [
    { id, name: 'Deniz', role: 'reader', created_at: 1, email: 'deniz@gokhat.example' },
  ]);
  await api.database.run('update passkeys set user_id = ? where id = ?', id, authenticator.id);
  const { authenticator: own } = await addPasskey(admin);
  const { problem } = await tryLogin(api, {
    ...{ password, passkey: authenticator.get(await optionsOf()) },
  });
  const options = problem?.secondFactor?.passkey as PasskeyOptions;
  expect((await tryLogin(api, { password, passkey: own.get(options) })).status).toBe(200);
  await api.database.run('update users set suspended_at = 1 where id = ?', id);
  const alone = { passkey: authenticator.get(await optionsOf()) };
  expect((await tryLogin(api, alone)).code).toBe('wrongPasskey');
  await api.database.run('update users set suspended_at = null where id = ?', id);
  const again = { passkey: authenticator.get(await optionsOf()) };
  expect((await tryLogin(api, again)).status).toBe(200);
});

test('a passkey is made once from its options, only for the user who asked, with the password', async () => {
  const start = (body: object) => admin.send(calls.newPasskeyOptions, { body });
  const send = async (body: object) => (await admin.send(calls.addPasskey, { body })).status;
  expect((await start({})).status).toBe(400);
  expect((await start({ password: 'not it' })).status).toBe(400);
  const options = (await (await start({ password })).json()) as PasskeyOptions;
  const fresh = newAuthenticator(siteUrl);
  const body = { name: 'Second', made: fresh.create(options) };
  expect(await send({ ...body, made: fresh.create(options, { isVerified: false }) })).toBe(400);
  expect(await send({ ...body, made: fresh.create(await optionsOf()) })).toBe(400);
  const other = await userOf(api, 'Umut');
  expect((await other.send(calls.addPasskey, { body })).status).toBe(400);
  expect(await send({ ...body, name: ' ' })).toBe(400);
  expect(await send(body)).toBe(200);
  expect(await send(body)).toBe(400);
  const removal = { password, id: fresh.id };
  expect((await admin.send(calls.removePasskey, { body: removal })).status).toBe(200);
  expect((await admin.send(calls.removePasskey, { body: removal })).status).toBe(404);
  const gone = { passkey: fresh.get(await optionsOf()) };
  expect((await tryLogin(api, gone)).code).toBe('wrongPasskey');
});

test('a user without a password cannot remove the last passkey', async () => {
  const id = crypto.randomUUID();
  await api.database.insert('users', [{ id, name: 'Ece', role: 'office', created_at: 1 }]);
  const { authenticator: only } = await addPasskey(admin);
  await api.database.run('update passkeys set user_id = ? where id = ?', id, only.id);
  const entered = await tryLogin(api, { passkey: only.get(await optionsOf()) });
  const proof = { passkey: only.get(await optionsOf()) };
  const remove = (body: object) =>
    post(`${api.url}${calls.removePasskey.path}`, { ...body, id: only.id }, bearer(entered.token));
  const refused = await remove(proof);
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringMatching(/son yolu/)]);
  // The proof was good once.
  expect((await remove(proof)).status).toBe(400);
  expect((await tryLogin(api, { passkey: only.get(await optionsOf()) })).status).toBe(200);
});
