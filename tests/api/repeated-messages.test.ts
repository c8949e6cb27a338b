import { beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf, eraseMessages } from '#tests/support/api/admin.ts';
import { newData, post, startApi } from '#tests/support/api/api.ts';
import { fullPath, sampleFullMessage, sendMessage } from '#tests/support/api/messages.ts';
import { sharedAdmin } from '#tests/support/api/shared-api.ts';

const { api, adminCall } = await sharedAdmin();

beforeEach(() => eraseMessages({ adminCall }));

const message = 'Merhaba, teklifinizi bekliyorum.';
const list = (query: Record<string, string> = {}) => adminCall(calls.listMessages, { query });
const read = (id: string) => adminCall(calls.readMessage, { id });

test('a repeated message is one row with a count, also if fifty come at once, and each is answered with the same id', async () => {
  const fifty = Array.from({ length: 50 }, () => sendMessage(api, { message }));
  const sent = [...(await Promise.all(fifty)), await sendMessage(api, { message })];
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  const { items, total } = await list();
  expect([total, items[0]?.timesSent]).toEqual([1, 51]);
  expect(Date.parse(items[0]?.lastSentAtUtc ?? '')).toBeGreaterThan(Date.now() - 10_000);
});

test.each([
  ['name', { fullName: 'Ada Başka' }],
  ['address', { email: 'baska@gokhat.example' }],
  ['text', { message: `${message} Ada` }],
])('a message with another %s is stored separately', async (_what, changes) => {
  await sendMessage(api, { message });
  await sendMessage(api, { message, ...changes });
  expect((await list()).total).toBe(2);
});

test('the full form counts repetitions too; a message with another subject is stored separately', async () => {
  const send = async (changes = {}) => {
    const answer = await post(api.url + fullPath, { ...sampleFullMessage, message, ...changes });
    expect(answer.status).toBe(201);
  };
  await send();
  await send();
  await send({ subject: 'support' });
  const { items } = await list();
  expect(items.map(({ timesSent }) => timesSent)).toEqual([1, 2]);
});

test('a repetition returns a read or archived message to the inbox as unread, and search finds it', async () => {
  const { id } = await sendMessage(api, { message });
  for (const status of ['read', 'archived']) {
    await adminCall(calls.changeMessage, { id, body: { status } });
    await sendMessage(api, { message });
    expect((await read(id)).status).toBe('new');
  }
  expect((await list({ folder: 'inbox', q: 'teklifinizi' })).total).toBe(1);
});

test('a repetition of a message marked as spam stays spam; a copy with a filled honeypot is not counted', async () => {
  const { id } = await sendMessage(api, { message });
  await sendMessage(api, { message, website: 'x', filledInMs: '9' } as object);
  expect(await read(id)).toMatchObject({ status: 'new', timesSent: 1 });
  await adminCall(calls.changeMessage, { id, body: { status: 'spam' } });
  await sendMessage(api, { message });
  expect(await read(id)).toMatchObject({ status: 'spam', timesSent: 2 });
});

test('a repetition increments the version of the message', async () => {
  const { id } = await sendMessage(api, { message });
  const { version } = await read(id);
  await sendMessage(api, { message });
  expect((await read(id)).version).toBeGreaterThan(version);
});

test('a retry with the same Idempotency-Key is not counted as a repetition', async () => {
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const sent = [];
  for (let times = 0; times < 3; times += 1) sent.push(await sendMessage(api, { message }, key));
  await sendMessage(api, { message }, { 'Idempotency-Key': crypto.randomUUID() });
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect((await read(sent[0]?.id ?? '')).timesSent).toBe(2);
});

test('a repetition retried with the same Idempotency-Key counts once', async () => {
  const { id } = await sendMessage(api, { message });
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  for (let times = 0; times < 3; times += 1) await sendMessage(api, { message }, key);
  expect((await read(id)).timesSent).toBe(2);
});

test('a message sent again after its erasure is a new message', async () => {
  const { id } = await sendMessage(api, { message });
  await adminCall(calls.eraseMessage, { id });
  const next = await sendMessage(api, { message });
  expect(next.id).not.toBe(id);
  expect((await list()).total).toBe(1);
});

test('the CSV export has columns for how often and when last a message was sent', async () => {
  const { id } = await sendMessage(api, { message });
  await sendMessage(api, { message });
  const { lastSentAtUtc } = await read(id);
  const csv = await fetch(`${api.url}${calls.exportMessages.path}`, {
    headers: { Authorization: `Bearer ${(await adminOf(api)).token}`, 'Accept-Language': 'en' },
  });
  const [head, row] = (await csv.text()).split('\r\n');
  expect(head).toMatch(/Times sent.+Last sent/);
  expect(row).toContain(lastSentAtUtc);
});

test('repetitions are counted across a restart, and for one day only', async () => {
  await using data = await newData();
  const dayMs = 24 * 60 * 60 * 1000;
  const sent: string[] = [];
  for (const agedMs of [0, 0, dayMs]) {
    if (agedMs > 0) {
      await data.database.run('update messages set created_at = created_at - ?', agedMs);
    }
    await using running = await startApi(data.settings);
    sent.push((await sendMessage(running, { message })).id);
  }
  const [first, second, third] = sent;
  expect([second === first, third === first]).toEqual([true, false]);
});
