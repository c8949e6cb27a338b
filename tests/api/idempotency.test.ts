import { expect, test } from 'vitest';
import { post } from '#tests/support/api/api.ts';
import { applicationForm, cvFile, postApplication } from '#tests/support/api/applications.ts';
import {
  fullPath,
  quotePath,
  sampleFullMessage,
  sampleMessage,
  sampleQuote,
  sendMessage,
  simplePath,
} from '#tests/support/api/messages.ts';
import { sharedApi } from '#tests/support/api/shared-api.ts';

const api = await sharedApi();

/** A message that is stored once may have been counted again. */
const counts = { messages: 'sum(times_sent)', applications: 'count(*)' };
const count = async (table: keyof typeof counts) =>
  Number(await api.database.value(`select ${counts[table]} from ${table}`));

const ways = [
  ...[
    { what: 'a short message', path: simplePath, sample: sampleMessage },
    { what: 'a message of the full form', path: fullPath, sample: sampleFullMessage },
    { what: 'a quote request', path: quotePath, sample: sampleQuote },
  ].map(({ what, path, sample }) => ({
    ...{ what, table: 'messages' as const },
    send: (key: string, words = 'bir') =>
      post(api.url + path, { ...sample, message: words }, { 'Idempotency-Key': key }),
  })),
  {
    what: 'an application',
    table: 'applications' as const,
    send: (key: string, words = 'bir') =>
      postApplication(api, applicationForm({ aboutYourself: words }), { 'Idempotency-Key': key }),
  },
];

test.each(ways)(
  '$what sent ten times with one key is stored once and answered 201 each time',
  async ({ table, send }) => {
    const before = await count(table);
    const key = `ten of ${table}${Math.random()}`.replaceAll(' ', '-');
    const first = await Promise.all(Array.from({ length: 5 }, () => send(key)));
    const later = [];
    for (let index = 0; index < 5; index += 1) later.push(await send(key));
    const answers = [...first, ...later];
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(await count(table)).toBe(before + 1);
  },
);

test.each(ways)(
  'another text with the same key is stored as another row ($what)',
  async ({ table, send }) => {
    const before = await count(table);
    await send('same-key', 'üç');
    await send('same-key', 'dört');
    await send('same-key', 'üç');
    expect(await count(table)).toBe(before + 2);
  },
);

test('the same application with the same key and another CV is stored as another row', async () => {
  const before = await count('applications');
  const headers = { 'Idempotency-Key': 'two-files' };
  await postApplication(api, applicationForm(), headers);
  await postApplication(api, applicationForm({}, cvFile('%PDF-1.7 başka')), headers);
  expect(await count('applications')).toBe(before + 2);
});

test('messages with different texts and no key are stored separately', async () => {
  const before = await count('messages');
  await sendMessage(api);
  await sendMessage(api);
  expect(await count('messages')).toBe(before + 2);
});

test.each(['', 'x'.repeat(256), 'iki kelime'])(
  'the invalid key "%s" is answered 400',
  async (key) => {
    const answer = await post(api.url + simplePath, sampleMessage, { 'Idempotency-Key': key });
    expect(answer.status).toBe(400);
  },
);
