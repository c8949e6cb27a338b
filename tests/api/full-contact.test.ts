import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import { noticeVersion, subjects } from '#contract/contact.ts';
import { post } from '#tests/support/api/api.ts';
import { fullPath, noQuote, sampleFullMessage, untouched } from '#tests/support/api/messages.ts';
import { isRefusedAt, tooLong, type Words, words } from '#tests/support/api/refused-fields.ts';
import { sharedAdmin } from '#tests/support/api/shared-api.ts';

const { api, adminCall } = await sharedAdmin();

const stored = (id: string) => adminCall(calls.readMessage, { id });

async function send(changes: object = {}) {
  const answer = await post(api.url + fullPath, { ...sampleFullMessage, ...changes });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return z.parse(calls.submitFullContact.response.body, await answer.json());
}

test('a message of the full form is stored with every field, its phone number in E.164', async () => {
  const { id, createdAtUtc } = await send();
  expect(await stored(id)).toEqual({
    ...{
      id,
      createdAtUtc,
      kind: 'full',
      ...untouched,
      keptUntilUtc: expect.stringMatching(/Z$/),
      ...noQuote,
      spamReason: null,
      spamSigns: null,
    },
    ...{ fullName: 'Ada Yılmaz', firstName: 'Ada', lastName: 'Yılmaz' },
    ...{ email: 'ada@gokhat.example', phone: '+905321234567' },
    ...{ company: 'Örnek İletişim A.Ş.', subject: 'partnership', message: 'Merhaba' },
    ...{ language: 'tr', noticeVersion },
  });
});

test.each([
  { phone: undefined, company: undefined },
  { phone: ' ', company: '' },
])('phone and company may be left out: %j', async (changes) => {
  const { id } = await send(changes);
  expect(await stored(id)).toMatchObject({ phone: null, company: null });
});

test.each(subjects)('the full form accepts the subject %s', async (subject) => {
  const { id } = await send({ subject });
  expect(await stored(id)).toMatchObject({ subject });
});

test.each<[field: string, value: unknown, messages: Words]>([
  ['firstName', '', words.required],
  ['lastName', ' ', words.required],
  ['firstName', 'ş'.repeat(81), tooLong(80)],
  ['email', 'ada@', words.email],
  ['company', 'x'.repeat(161), tooLong(160)],
  ['subject', '', words.option],
  ['subject', 'sales', words.check],
  ['phone', '0532 123 45 67', words.phone],
  ['phone', '1'.repeat(251), tooLong(250)],
  ['message', undefined, words.required],
  ['talentPool', 'true', words.unknown],
])('%s "%s" is refused at its field, in both languages', async (field, value, messages) => {
  const body = { ...sampleFullMessage, [field]: value };
  await isRefusedAt(field, messages, (headers) => post(api.url + fullPath, body, headers));
});
