import { expect, test } from 'vitest';
import type { PasskeyOptions } from '#contract/admin/factors.ts';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { bearer, post, type RunningApi } from '#tests/support/api/api.ts';
import { newAuthenticator } from '#tests/support/api/authenticator.ts';
import { addApp, addPasskey, codeOf, siteUrl, tryLogin } from '#tests/support/api/factors.ts';
import { settingsFor } from '#tests/support/api/mail-notices.ts';
import { startMailServer } from '#tests/support/api/mail-server.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { twoOf } from '#tests/support/api/replicas.ts';
import { userOf } from '#tests/support/api/user.ts';
import { adminPassword as password } from '#tests/support/settings.ts';
import { afternoonZone } from '#tests/support/time-zone.ts';

const openPost = ({ url }: RunningApi, { path }: { path: string }, body: object) =>
  post(url + path, body);

test('an invitation of one replica is accepted on another, and by two at once on both it opens for one', async () => {
  await using replicas = await twoOf();
  const { one, two } = replicas;
  const { adminCall } = await adminOf(one);
  const user = { name: 'Deniz', email: 'deniz@gokhat.example', role: 'office' };
  const { link } = await adminCall(calls.inviteUser, { body: { password, ...user } });
  const token = new URL(link).hash.slice(1);
  const bodies = [];
  for (const api of [one, two, one, two]) {
    const response = await openPost(api, calls.readInvitation, { token });
    const { passkey } = (await response.json()) as { passkey: PasskeyOptions };
    const answer = newAuthenticator(siteUrl).create(passkey);
    bodies.push({ token, passkey: { name: 'Phone', answer } });
  }
  const answers = await Promise.all(
    bodies.map((body, index) => openPost(index < 2 ? two : one, calls.acceptInvitation, body)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
});

test('an answer of a passkey logs in at one of two replicas, once, whichever made its challenge', async () => {
  await using replicas = await twoOf();
  const { one, two } = replicas;
  const { authenticator } = await addPasskey(await adminOf(one));
  const response = await openPost(one, calls.startPasskeyLogin, {});
  const passkey = authenticator.get((await response.json()) as PasskeyOptions);
  const answers = await Promise.all(
    [one, two, one, two, two].map((api) => tryLogin(api, { passkey })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const api of [one, two])
    expect((await tryLogin(api, { passkey })).code).toBe('wrongPasskey');
});

test('a code logs in at one of two replicas, once; wrong ones are counted by both together', async () => {
  await using replicas = await twoOf({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  const { one, two } = replicas;
  const { secret, recoveryCodes } = await addApp(await adminOf(one));
  let host = 0;
  const enter = (api: RunningApi, code: string | undefined) => {
    host += 1;
    return tryLogin(api, { password, code }, { 'X-Forwarded-For': `192.0.2.${host}` });
  };
  for (const code of [codeOf(secret), recoveryCodes[0]]) {
    const answers = await Promise.all([one, two, one, two].map((api) => enter(api, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  }
  await one.database.run('delete from rate_limits');
  const wrong = [one, two, one, two, one, two, one];
  const statuses: number[] = [];
  for (const api of wrong) statuses.push((await enter(api, '123456')).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

test('another role and a suspension on one replica count at once on the other, event streams included', async () => {
  await using replicas = await twoOf();
  const { one, two } = replicas;
  const { adminCall } = await adminOf(one);
  const { id, token } = await userOf(one, 'Deniz', 'office');
  const headers = bearer(token);
  const statusOf = async ({ path }: { path: string }) =>
    (await fetch(two.url + path, { headers })).status;
  const streams = () => fetch(two.url + calls.watchEvents.path, { headers });
  expect(await statusOf(calls.listMessages)).toBe(200);
  const before = await streams();
  await adminCall(calls.changeUser, { id, body: { password, role: 'hiring' } });
  expect(await statusOf(calls.listMessages)).toBe(403);
  expect(await statusOf(calls.listApplications)).toBe(200);
  await before.text();
  const after = await streams();
  await sendMessage(one);
  await adminCall(calls.changeUser, { id, body: { isSuspended: true } });
  expect(await statusOf(calls.listApplications)).toBe(401);
  // It ends, and had nothing of a message.
  expect(await after.text()).not.toContain('message');
});

test('two replicas that send mail remind a user once', async () => {
  await using server = await startMailServer();
  await using replicas = await twoOf(settingsFor(server, { TIME_ZONE: afternoonZone() }));
  const { one } = replicas;
  const { id, adminCall } = await userOf(one, 'Deniz', 'office');
  await one.database.run('update users set email = ? where id = ?', 'deniz@gokhat.example', id);
  const reminders = () => server.mails.filter(({ to }) => to[0] === 'deniz@gokhat.example');
  await expect
    .poll(async () => (await adminCall(calls.readReminder)).canBe, { timeout: 10_000 })
    .toBe(true);
  await adminCall(calls.changeReminder, { body: { isOn: true } });
  const message = await sendMessage(one);
  await one.database.run('update messages set assigned_to = ? where id = ?', id, message.id);
  await one.database.run("update users set reminded_on = '' where id = ?", id);
  await expect.poll(() => reminders().length, { timeout: 15_000 }).toBe(1);
  const due = await one.database.value<number>(
    "select count(*) from mails where kind = 'reminder'",
  );
  expect(Number(due)).toBe(1);
});
