import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf, eraseMessages } from '#tests/support/admin.ts';
import {
  fullPath,
  inDatabase,
  post,
  sampleFullMessage,
  sendMessage,
  startApi,
  temporaryDirectory,
} from '#tests/support/api.ts';

const api = await startApi();
afterAll(() => api[Symbol.asyncDispose]());
const { adminCall } = await adminOf(api);

beforeEach(() => eraseMessages({ adminCall }));

const message = 'Merhaba, teklifinizi bekliyorum.';
const list = (query: Record<string, string> = {}) => adminCall(calls.listMessages, { query });
const read = (id: string) => adminCall(calls.readMessage, { id });

test('a flood of one message is one row with its count, and each sender has its number', async () => {
  const first = await sendMessage(api, { message });
  const again = await Promise.all(Array.from({ length: 50 }, () => sendMessage(api, { message })));
  expect(new Set(again.map(({ id }) => id))).toEqual(new Set([first.id]));
  const { items, total } = await list();
  expect([total, items[0]?.timesSent]).toEqual([1, 51]);
  expect(Date.parse(items[0]?.lastSentAtUtc ?? '')).toBeGreaterThan(Date.now() - 10_000);
});

test('fifty of one message at once are one row, whichever was the first', async () => {
  await Promise.all(Array.from({ length: 50 }, () => sendMessage(api, { message })));
  const { items, total } = await list();
  expect([total, items[0]?.timesSent]).toEqual([1, 50]);
});

test.each([
  ['name', { fullName: 'Ada Başka' }],
  ['address', { email: 'baska@gokhat.example' }],
  ['text', { message: `${message} Ada` }],
])('another %s is another message: nothing that was sent is lost', async (_what, changes) => {
  await sendMessage(api, { message });
  await sendMessage(api, { message, ...changes });
  expect((await list()).total).toBe(2);
});

test('the full form counts repetitions too, and another subject is none', async () => {
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

test('what was read or archived is unread again, back in the inbox, and found by its words', async () => {
  const { id } = await sendMessage(api, { message });
  for (const status of ['read', 'archived']) {
    await adminCall(calls.changeMessage, { id, body: { status } });
    await sendMessage(api, { message });
    expect((await read(id)).status).toBe('new');
  }
  expect((await list({ folder: 'inbox', q: 'teklifinizi' })).total).toBe(1);
});

test('what the admin took for spam stays there, and a copy in the trap hides no honest one', async () => {
  const { id } = await sendMessage(api, { message });
  await sendMessage(api, { message, website: 'x' } as object);
  expect(await read(id)).toMatchObject({ status: 'new', timesSent: 1 });
  await adminCall(calls.changeMessage, { id, body: { status: 'spam' } });
  await sendMessage(api, { message });
  expect(await read(id)).toMatchObject({ status: 'spam', timesSent: 2 });
});

test('a change made to the count before is refused, as any late one', async () => {
  const { id } = await sendMessage(api, { message });
  const { version } = await read(id);
  await sendMessage(api, { message });
  expect((await read(id)).version).toBeGreaterThan(version);
});

test('a lost answer asked for again is no repetition', async () => {
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const sent = [];
  for (let times = 0; times < 3; times += 1) sent.push(await sendMessage(api, { message }, key));
  await sendMessage(api, { message }, { 'Idempotency-Key': crypto.randomUUID() });
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect((await read(sent[0]?.id ?? '')).timesSent).toBe(2);
});

test('a repetition whose answer was lost counts once', async () => {
  const { id } = await sendMessage(api, { message });
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  for (let times = 0; times < 3; times += 1) await sendMessage(api, { message }, key);
  expect((await read(id)).timesSent).toBe(2);
});

test('two messages of one checksum are two messages', async () => {
  const [one, other] = ['Sipariş c50963c80102', 'Sipariş d3f504638284'];
  expect(crc32(one)).toBe(crc32(other));
  const sent = [];
  for (const text of [one, other, other]) sent.push(await sendMessage(api, { message: text }));
  const [first, second, again] = sent.map(({ id }) => id);
  expect([first === second, again === second]).toEqual([false, true]);
  expect((await list()).total).toBe(2);
});

test('after it was erased the same is a new message', async () => {
  const { id } = await sendMessage(api, { message });
  await adminCall(calls.eraseMessage, { id });
  const next = await sendMessage(api, { message });
  expect(next.id).not.toBe(id);
  expect((await list()).total).toBe(1);
});

test('the spreadsheet tells how often and when', async () => {
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

test('the day lasts through a restart, and no longer than a day', async () => {
  await using directory = await temporaryDirectory();
  const dayMs = 24 * 60 * 60 * 1000;
  const sent: string[] = [];
  for (const agedMs of [0, 0, dayMs]) {
    if (agedMs > 0) {
      inDatabase(join(directory.path, 'site.db'), (database) =>
        database.prepare('update messages set created_at = created_at - ?').run(agedMs),
      );
    }
    await using running = await startApi({ DATA_DIR: directory.path });
    sent.push((await sendMessage(running, { message })).id);
  }
  const [first, second, third] = sent;
  expect([second === first, third === first]).toEqual([true, false]);
});
