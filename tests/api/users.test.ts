import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Invited } from '#contract/admin/users.ts';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import {
  bearer,
  login,
  post,
  type RunningApi,
  startApi,
  verified,
} from '#tests/support/api/api.ts';
import { newAuthenticator } from '#tests/support/api/authenticator.ts';
import { codeOf, siteUrl, tryLogin } from '#tests/support/api/factors.ts';
import { settingsFor, soon } from '#tests/support/api/mail-notices.ts';
import { startMailServer } from '#tests/support/api/mail-server.ts';
import { sharedApi } from '#tests/support/api/shared-api.ts';
import { adminPassword } from '#tests/support/settings.ts';

const password = adminPassword;
const chosen = 'Kestane-Vapur-41-lodos';
const api = await sharedApi();
const owner = await adminOf(api);

type Accepted = z.output<typeof calls.acceptInvitation.response.body>;

let count = 0;
function invite(role = 'office', { adminCall } = owner): Promise<Invited> {
  count += 1;
  const body = { password, role, name: 'Deniz Şahin', email: `Deniz${count}@gokhat.example` };
  return adminCall(calls.inviteUser, { body });
}

const tokenOf = ({ link }: Invited) => new URL(link).hash.slice(1);
const read = (token: string, { url }: Pick<RunningApi, 'url'> = api) =>
  post(`${url}${calls.readInvitation.path}`, { token });
const accept = (body: object, { url }: Pick<RunningApi, 'url'> = api) =>
  post(`${url}${calls.acceptInvitation.path}`, body);

/** What accepts an invitation with a new passkey. */
async function preparedAccept(invited: Invited) {
  const token = tokenOf(invited);
  const { passkey } = (await (await read(token)).json()) as { passkey: { challenge: string } };
  const authenticator = newAuthenticator(siteUrl);
  const body = { token, passkey: { name: 'Phone', answer: authenticator.create(passkey) } };
  return { authenticator, body };
}

async function acceptByPasskey(invited: Invited) {
  const { authenticator, body } = await preparedAccept(invited);
  const response = await accept(body);
  expect(response.status).toBe(200);
  return { authenticator, body, ...((await response.json()) as Accepted) };
}

async function passkeyLogin({ get }: ReturnType<typeof newAuthenticator>) {
  const options = await (await post(`${api.url}${calls.startPasskeyLogin.path}`, {})).json();
  return tryLogin(api, { passkey: get(options as { challenge: string }) });
}

describe('an invitation', () => {
  test('is mailed where mail is set up, by a link that neither the database nor a log holds', async () => {
    await using server = await startMailServer();
    await using site = await startApi({ ...settingsFor(server), SITE_URL: siteUrl });
    const admin = await adminOf(site);
    await expect.poll(async () => (await admin.adminCall(calls.readMail)).state, soon).toBe('ok');
    const invited = await invite('office', admin);
    expect(invited.isMailed).toBe(true);
    await expect.poll(() => server.mails.length, soon).toBe(1);
    const [mail] = server.mails;
    expect(mail?.to).toEqual([`deniz${count}@gokhat.example`]);
    expect(mail?.header.subject).toContain('Yönetim paneline erişiminiz');
    expect(mail?.plain).toContain(invited.link);
    expect((await read(tokenOf(invited), site)).status).toBe(200);
    const secret = tokenOf(invited).split('.')[1] ?? '';
    const rows = await site.database.column('select recipient from mails');
    const users = await site.database.column('select invited_until from users');
    expect(JSON.stringify([rows, users, site.output()])).not.toContain(secret);
  });

  test('makes a passkey, which then logs in alone; the link works once', async () => {
    const invited = await invite('hiring');
    expect(invited).toMatchObject({ isMailed: false, user: { state: 'invited', role: 'hiring' } });
    expect(invited.link).toMatch(/^http:\/\/localhost:8080\/admin\/invitation#/);
    const { authenticator, body, token, recoveryCodes } = await acceptByPasskey(invited);
    expect(recoveryCodes).toHaveLength(10);
    expect(await verified(api, bearer(token))).toBe(200);
    expect((await accept(body)).status).toBe(404);
    expect((await read(body.token)).status).toBe(404);
    expect((await passkeyLogin(authenticator)).status).toBe(200);
    const { items } = await owner.adminCall(calls.listUsers);
    expect(items.find(({ id }) => id === invited.user.id)).toMatchObject({
      ...{ state: 'active', hasFactor: true, email: expect.stringMatching(/^deniz\d+@/) },
      lastSeenUtc: expect.any(String),
    });
  });

  test('makes a password and an authenticator app where there is no passkey; the password alone does not log in', async () => {
    const invited = await invite();
    const token = tokenOf(invited);
    const { app } = (await (await read(token)).json()) as { app: { secret: string } };
    const code = () => codeOf(app.secret, -30);
    const refusal = async (key: object) => {
      const given = { password: chosen, secret: app.secret, code: code(), ...key };
      const response = await post(
        `${api.url}${calls.acceptInvitation.path}`,
        { token, app: given },
        { Accept: 'application/problem+json' },
      );
      const { errors = {} } = (await response.json()) as { errors?: object };
      return Object.keys(errors);
    };
    expect(await refusal({ password: 'too short' })).toEqual(['app.password']);
    expect(await refusal({ password: 'password password' })).toEqual(['app.password']);
    expect(await refusal({ code: '000000' })).toEqual(['app.code']);
    expect((await accept({ token })).status).toBe(400);
    const body = { token, app: { password: chosen, secret: app.secret, code: code() } };
    expect((await accept(body)).status).toBe(200);
    const email = `DENIZ${count}@gokhat.example`;
    expect((await tryLogin(api, { email, password: chosen })).code).toBe('secondFactor');
    expect((await tryLogin(api, { email, password: adminPassword })).code).toBe('wrongPassword');
    expect((await tryLogin(api, { password: chosen })).code).toBe('wrongPassword');
    const right = { email, password: chosen, code: codeOf(app.secret) };
    expect((await tryLogin(api, right)).status).toBe(200);
  });

  test('accepted in a browser where somebody else is logged in ends that session', async () => {
    const before = await login(api);
    const { body } = await preparedAccept(await invite());
    const headers = { Cookie: before.cookie };
    const path = calls.acceptInvitation.path;
    expect((await post(api.url + path, body, headers)).status).toBe(200);
    expect(await verified(api, bearer(before.token))).toBe(401);
  });

  test('accepted by two at once opens for one', async () => {
    const invited = await invite();
    const prepared = await Promise.all([1, 2, 3, 4].map(() => preparedAccept(invited)));
    const bodies = prepared.map(({ body }) => body);
    const answers = await Promise.all(bodies.map(async (body) => (await accept(body)).status));
    expect(answers.toSorted()).toEqual([200, 404, 404, 404]);
  });

  test('is void after three days, when another is made, for a changed token, and for a removed or suspended user', async () => {
    const first = await invite();
    const id = first.user.id;
    const token = tokenOf(first);
    const status = async (text = token) => (await read(text)).status;
    expect(await status()).toBe(200);
    expect(await status(`${token.slice(0, -2)}AA`)).toBe(404);
    expect(await status(token.replace(id, crypto.randomUUID()))).toBe(404);
    expect(await status('x')).toBe(400);
    const again = await owner.adminCall(calls.inviteAgain, { id, body: { password } });
    expect(await status()).toBe(404);
    expect(await status(tokenOf(again))).toBe(200);
    await owner.adminCall(calls.changeUser, { id, body: { isSuspended: true } });
    expect(await status(tokenOf(again))).toBe(404);
    await owner.adminCall(calls.changeUser, { id, body: { isSuspended: false } });
    expect(await status(tokenOf(again))).toBe(200);
    await owner.adminCall(calls.removeUser, { id });
    expect(await status(tokenOf(again))).toBe(404);

    const late = await invite();
    const end = 'select invited_until from users where id = ?';
    const until = await api.database.value<number>(end, late.user.id);
    expect(Number(until) - Date.now()).toBeGreaterThan(3 * 86_400_000 - 60_000);
    await api.database.run('update users set invited_until = ? where id = ?', 1, late.user.id);
    expect(await status(tokenOf(late))).toBe(404);
  });

  test('takes the owner’s proof, a role that there is, and an address of no other user', async () => {
    const body = { password, role: 'office', name: 'Ece', email: 'ece@gokhat.example' };
    const errorsOf = async (changes: object) => {
      const headers = { Accept: 'application/problem+json' };
      const answer = await owner.send(calls.inviteUser, { body: { ...body, ...changes }, headers });
      const { errors = {} } = (await answer.json()) as { errors?: object };
      return Object.keys(errors);
    };
    expect(await errorsOf({ password: undefined })).toEqual(['password']);
    expect(await errorsOf({ password: 'not it' })).toEqual(['password']);
    expect(await errorsOf({ role: 'admin' })).toEqual(['role']);
    expect(await errorsOf({ email: 'ece' })).toEqual(['email']);
    expect(await errorsOf({ name: ' ' })).toEqual(['name']);
    expect(await errorsOf({})).toEqual([]);
    expect(await errorsOf({ email: 'ECE@gokhat.example' })).toEqual(['email']);
  });
});

test('another role counts at the next call; a suspended user’s sessions end, and their keys open nothing until they are let in again', async () => {
  const invited = await invite('office');
  const { authenticator, token } = await acceptByPasskey(invited);
  const { id } = invited.user;
  const list = async () => {
    const headers = bearer(token);
    return (await fetch(`${api.url}${calls.listMessages.path}`, { headers })).status;
  };
  expect(await list()).toBe(200);
  const changed = (body: object) => owner.send(calls.changeUser, { id, body });
  expect((await changed({ role: 'editor' })).status).toBe(400);
  expect((await changed({ role: 'editor', password })).status).toBe(200);
  expect(await list()).toBe(403);
  await changed({ role: 'office', password });
  expect(await list()).toBe(200);
  await changed({ isSuspended: true });
  expect(await list()).toBe(401);
  expect((await passkeyLogin(authenticator)).code).toBe('wrongPasskey');
  await changed({ isSuspended: false });
  expect(await list()).toBe(401);
  expect((await passkeyLogin(authenticator)).status).toBe(200);
});

test('a user who is invited again has no key and no session left', async () => {
  const invited = await invite();
  const { authenticator, token } = await acceptByPasskey(invited);
  const again = await owner.adminCall(calls.inviteAgain, {
    ...{ id: invited.user.id, body: { password } },
  });
  expect(await verified(api, bearer(token))).toBe(401);
  expect((await passkeyLogin(authenticator)).code).toBe('wrongPasskey');
  await acceptByPasskey(again);
});

test('a removed user’s keys, sessions, devices and address are gone; the name stays with what they did', async () => {
  const invited = await invite();
  const { authenticator, token } = await acceptByPasskey(invited);
  const { id } = invited.user;
  await owner.adminCall(calls.removeUser, { id });
  expect(await verified(api, bearer(token))).toBe(401);
  expect((await passkeyLogin(authenticator)).code).toBe('wrongPasskey');
  for (const table of ['passkeys', 'recovery_codes', 'open_sessions', 'devices']) {
    const rows = `select count(*) from ${table} where user_id = ?`;
    expect(Number(await api.database.value(rows, id))).toBe(0);
  }
  const kept = 'select name from users where id = ? and email is null and password_hash is null';
  expect(await api.database.value(kept, id)).toBe('Deniz Şahin');
  const { items } = await owner.adminCall(calls.listUsers);
  expect(items.map((one) => one.id)).not.toContain(id);
  expect((await owner.send(calls.removeUser, { id })).status).toBe(404);
});

test('the first owner cannot be removed, suspended or given another role, nor another owner remove themselves', async () => {
  const { items } = await owner.adminCall(calls.listUsers);
  const id = items[0]?.id ?? '';
  expect(items[0]).toMatchObject({ role: 'owner', name: '' });
  const tries = async (send: typeof owner.send, who: string) => [
    (await send(calls.removeUser, { id: who })).status,
    (await send(calls.changeUser, { id: who, body: { isSuspended: true } })).status,
    (await send(calls.changeUser, { id: who, body: { role: 'reader', password } })).status,
  ];
  expect(await tries(owner.send, id)).toEqual([400, 400, 400]);
  const invited = await invite('owner');
  const { token } = await acceptByPasskey(invited);
  const second: typeof owner.send = (call, options) =>
    owner.send(call, { ...options, headers: bearer(token) });
  expect(await tries(second, id)).toEqual([400, 400, 400]);
  expect(await tries(second, invited.user.id)).toEqual([400, 400, 400]);
  const named = { id, body: { name: 'Ömer Gökhat' } };
  expect((await owner.adminCall(calls.changeUser, named)).name).toBe('Ömer Gökhat');
});

test('users who are no owners know of each other the name, the role and the state', async () => {
  const { token } = await acceptByPasskey(await invite('reader'));
  const headers = bearer(token);
  const answer = await fetch(`${api.url}${calls.listUsers.path}`, { headers });
  const { items } = (await answer.json()) as { items: { email: unknown; lastSeenUtc: unknown }[] };
  expect(items.length).toBeGreaterThan(1);
  expect(items.every((one) => one.email === null && one.lastSeenUtc === null)).toBe(true);
});

test('strangers who try tokens are limited', async () => {
  await using limited = await startApi({ RATE_LIMITS: 'on' });
  const token = `${crypto.randomUUID()}.${'A'.repeat(43)}`;
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async () => (await read(token, limited)).status),
  );
  expect(statuses.filter((status) => status === 404)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});
