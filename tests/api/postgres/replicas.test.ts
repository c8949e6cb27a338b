import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { bearer, login, newData, post, startApi } from '#tests/support/api/api.ts';
import { applicationForm, postApplication } from '#tests/support/api/applications.ts';
import { editorOf, pageOf, startSite } from '#tests/support/api/content.ts';
import { settingsFor } from '#tests/support/api/mail-notices.ts';
import { startMailServer } from '#tests/support/api/mail-server.ts';
import { sampleMessage, sendMessage, simplePath } from '#tests/support/api/messages.ts';
import { fetchChallenge, proveWork } from '#tests/support/api/proof-of-work.ts';
import { twoOf } from '#tests/support/api/replicas.ts';
import { disposedAfterAll } from '#tests/support/api/shared-api.ts';
import { pdf } from '#tests/support/files/cv-files.ts';
import { adminPassword } from '#tests/support/settings.ts';

const { one, two } = disposedAfterAll(await twoOf({}, startSite));
const limited = disposedAfterAll(await twoOf({ RATE_LIMITS: 'on', TRUST_PROXY: '1' }));

test('an admin open on one replica hears within a second of what another stored, and a login is valid on both', async () => {
  const { token } = await login(one);
  const stop = new AbortController();
  const { body } = await fetch(two.url + calls.watchEvents.path, {
    headers: bearer(token),
    signal: stop.signal,
  });
  const heard = (async () => {
    for await (const chunk of body ?? []) {
      const text = Buffer.from(chunk).toString();
      if (text.includes('data:')) return { text, at: performance.now() };
    }
    return undefined;
  })();
  const { id } = await sendMessage(one);
  const sentAt = performance.now();
  const event = await heard;
  stop.abort();
  expect(event?.text).toContain(id);
  expect((event?.at ?? 0) - sentAt).toBeLessThan(1000);
});

test('an event stream of one replica ends within a second when another ends its session', async () => {
  const { token } = await login(one);
  const headers = bearer(token);
  const stream = await fetch(two.url + calls.watchEvents.path, { headers });
  await post(one.url + calls.logOut.path, undefined, headers);
  const endedAt = performance.now();
  await stream.text();
  expect(performance.now() - endedAt).toBeLessThan(1000);
});

test('a message that is sent again to another replica is counted, not stored again', async () => {
  const first = await post(one.url + simplePath, sampleMessage);
  const again = await post(two.url + simplePath, sampleMessage);
  expect(await again.json()).toEqual(await first.json());
  const { adminCall } = await adminOf(two);
  const { items } = await adminCall(calls.listMessages);
  const same = items.filter(({ message }) => message === sampleMessage.message);
  expect(same.map(({ timesSent }) => timesSent)).toEqual([2]);
});

test('the messages of an address are counted by all replicas together', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 22; sent += 1) {
    const { url } = sent % 2 === 0 ? limited.one : limited.two;
    const message = `${sampleMessage.message} ${sent}`;
    statuses.push((await post(url + simplePath, { ...sampleMessage, message })).status);
  }
  expect(statuses).toEqual([...Array(20).fill(201), 429, 429]);
});

test('a visitor’s address is in no table, although replicas share the counts of requests', async () => {
  const api = limited.one;
  const visitor = { 'X-Forwarded-For': '192.0.2.77' };
  expect((await post(api.url + simplePath, sampleMessage, visitor)).status).toBe(201);
  expect((await postApplication(api, applicationForm(), visitor)).status).toBe(201);
  const { column } = api.database;
  expect(await column('select key from rate_limits')).not.toEqual([]);
  const tables = await column<string>(
    "select table_name from information_schema.tables where table_schema = 'public'",
  );
  for (const table of tables) {
    const rows = await column<string>(`select row_to_json("${table}")::text from "${table}"`);
    expect
      .soft(
        rows.filter((row) => row.includes('192.0.2.')),
        table,
      )
      .toEqual([]);
  }
});

test('a proof of work is accepted by any replica, and by one alone', async () => {
  await using replicas = await twoOf({ PROOF_OF_WORK: 'always' });
  const { one, two } = replicas;
  const proof = await proveWork(one, simplePath);
  expect((await post(two.url + simplePath, sampleMessage, proof)).status).toBe(201);
  const spent = await post(one.url + simplePath, { ...sampleMessage, message: 'two' }, proof);
  expect(spent.status).toBe(428);
});

test('while one replica is under pressure every other asks for a proof too, so a challenge is there wherever a form asks', async () => {
  await using replicas = await twoOf({
    PROOF_OF_WORK: 'auto',
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
  });
  const { one, two } = replicas;
  expect(await fetchChallenge(two, simplePath)).toBeNull();
  for (let sent = 0; sent < 40; sent += 1) {
    const visitor = { 'X-Forwarded-For': `192.0.2.${sent}` };
    await post(one.url + simplePath, { ...sampleMessage, message: `${sent}` }, visitor);
  }
  await expect.poll(() => fetchChallenge(two, simplePath)).not.toBeNull();
  expect((await post(two.url + simplePath, sampleMessage)).status).toBe(428);
  const proof = await proveWork(two, simplePath);
  expect((await post(one.url + simplePath, sampleMessage, proof)).status).toBe(201);
});

test('the quota of messages counts what every replica has stored', async () => {
  await using replicas = await twoOf({ QUOTA_MESSAGES_MIB: '1', PROOF_OF_WORK: 'off' });
  const statuses: number[] = [];
  const message = '👍'.repeat(5000);
  for (let sent = 0; sent < 60; sent += 1) {
    const { url } = sent % 2 === 0 ? replicas.one : replicas.two;
    const body = { ...sampleMessage, message: `${message.slice(0, -8)} ${sent}` };
    statuses.push((await post(url + simplePath, body)).status);
  }
  const stored = statuses.filter((status) => status === 201).length;
  // A MiB holds 51 of them.
  expect(stored).toBe(51);
  expect(statuses.slice(stored)).toEqual(Array(60 - stored).fill(507));
});

test('what one replica brings back from spam leaves its share of the quota to other spam on every one', async () => {
  await using replicas = await twoOf({ QUOTA_MESSAGES_MIB: '1', PROOF_OF_WORK: 'off' });
  const { one, two } = replicas;
  const send = async (word: string) => {
    const message = `${word} casino, hemen $9 ${'👍'.repeat(4900)}`;
    return (await post(one.url + simplePath, { ...sampleMessage, message })).status;
  };
  const statuses: number[] = [];
  for (let sent = 0; sent < 14; sent += 1) statuses.push(await send(`${sent}`));
  expect(statuses).toEqual([...Array(13).fill(201), 507]);
  const { adminCall } = await adminOf(two);
  const { items } = await adminCall(calls.listMessages, { query: { status: 'spam' } });
  const ids = items.map(({ id }) => id);
  await adminCall(calls.changeMessages, { body: { ids, action: 'notSpam' } });
  await expect.poll(() => send('another')).toBe(201);
});

test('replicas that start together on an empty database print the same first password, and it is valid on all', async () => {
  const data = await newData({ isMigrated: false });
  const { ADMIN_PASSWORD: _, ...settings } = data.settings as Record<string, string>;
  const start = () => startApi({ ...settings, ADMIN_PASSWORD: '', ADMIN_PASSWORD_HASH: '' });
  const all = await Promise.all([start(), start(), start()]);
  const printed = all.flatMap(({ output }) => [
    ...output().matchAll(/for the first login: (\S+)/g),
  ]);
  const [password = '', ...others] = new Set(printed.map(([, one]) => one));
  expect(others).toEqual([]);
  for (const api of all) expect((await login(api, password)).token).toBeTruthy();
  for (const part of [...all, data]) await part[Symbol.asyncDispose]();
});

test('what is published on one replica is shown by the other, and its uploads are there', async () => {
  const { publish, uploadPdf } = await editorOf(one);
  const { key } = await (await uploadPdf(pdf())).json();
  await publish(['tr/home', '/seo/title', 'Her kopyada aynı başlık']);
  await expect.poll(() => pageOf(two, '/tr')).toContain('Her kopyada aynı başlık');
  const status = async () => (await fetch(`${two.url}/assets/documents/${key}.pdf`)).status;
  await expect.poll(status).toBe(200);
});

test('a file that another replica has removed, on another machine, goes with the next sweep', async () => {
  await using data = await newData();
  const folder = join(data.path, 'published/assets/documents');
  mkdirSync(folder, { recursive: true });
  const names = ['0123456789abcdef.pdf', 'fedcba9876543210.pdf'].map((name) => join(folder, name));
  for (const name of names) writeFileSync(name, pdf());
  const [old = '', recent = ''] = names;
  utimesSync(old, new Date(0), new Date(0));
  await using _api = await startSite(data.settings);
  await expect.poll(() => existsSync(old)).toBe(false);
  expect(existsSync(recent)).toBe(true);
});

/** What starts an API whose clock is ahead of this machine's, in ms. */
function withClock(directory: string, aheadMs: number) {
  const file = join(directory, 'clock-offset');
  writeFileSync(file, String(aheadMs));
  return {
    NODE_OPTIONS: `--import ${join(import.meta.dirname, '../../support/api/moved-clock.ts')}`,
    CLOCK_OFFSET_FILE: file,
  };
}

test('a replica whose clock is a minute ahead takes and gives the same sessions, and its messages are in order', async () => {
  const { token } = await login(one, adminPassword);
  const before = await sendMessage(one, { message: 'before' });
  await using ahead = await startApi({ ...one.sameData, ...withClock(one.dataDir, 60_000) });
  const between = await sendMessage(ahead, { message: 'between' });
  const after = await sendMessage(one, { message: 'after' });
  const answer = await fetch(`${ahead.url}/api/Admin/Messages`, { headers: bearer(token) });
  const { items } = (await answer.json()) as { items: { id: string }[] };
  const newest = items.slice(0, 3).map(({ id }) => id);
  expect(newest).toEqual([after.id, between.id, before.id]);
});

test('a replica whose clock is two days behind takes the time of an answer back, and knows which day it is', async () => {
  await using data = await newData();
  await using behind = await startApi({
    ...data.settings,
    ...withClock(data.path, -2 * 86_400_000),
  });
  const { adminCall } = await adminOf(behind);
  const { id } = await sendMessage(behind);
  const change = (body: object) => adminCall(calls.changeMessage, { id, body });
  const { repliedAtUtc } = await change({ answered: 'email' });
  await change({ answered: null });
  const again = await change({ answered: 'email', answeredAtUtc: repliedAtUtc });
  expect(again.repliedAtUtc).toBe(repliedAtUtc);

  const followUp = Temporal.Now.plainDateISO('Europe/Istanbul').toString();
  await change({ followUp });
  expect((await adminCall(calls.readCounts)).views.followUp).toBe(1);
});

test('of two replicas that send mail, one tells the operator of a problem, once', async () => {
  await using server = await startMailServer();
  const operator = { NOTIFY_OPERATOR: 'isletme@gokhat.example', NOTIFY_MESSAGES: '' };
  await using _both = await twoOf(settingsFor(server, operator));
  await expect.poll(() => server.mails).toHaveLength(1);
  expect(server.mails[0]?.header.subject).toBe('www.gokhat.example: Hiç yedek yok');
  await sleep(1500);
  expect(server.mails).toHaveLength(1);
});
