import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import { noticeVersion, subjects } from '#contract/contact.ts';
import { login, post } from '#tests/support/api/api.ts';
import {
  fullPath,
  noQuote,
  readMessage,
  sampleFullMessage,
  untouched,
} from '#tests/support/api/messages.ts';
import { sharedApi } from '#tests/support/api/shared-api.ts';

const api = await sharedApi();
const { token } = await login(api);

const stored = (id: string) => readMessage(api, token, id);

async function send(changes: object = {}) {
  const answer = await post(api.url + fullPath, { ...sampleFullMessage, ...changes });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return z.parse(calls.submitFullContact.answer.body, await answer.json());
}

test('a message of the full form is stored with every field, its phone number in E.164', async () => {
  const { id, createdAtUtc } = await send();
  expect(await stored(id)).toEqual({
    ...{ id, createdAtUtc, kind: 'full', ...untouched, ...noQuote, spamReason: null },
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

const details = { Accept: 'application/problem+json' };

test.each([
  ['firstName', '', 'Bu alan zorunludur.', 'This field is required.'],
  ['lastName', ' ', 'Bu alan zorunludur.', 'This field is required.'],
  [
    'firstName',
    'ş'.repeat(81),
    'Lütfen en fazla 80 karakter kullanın.',
    'Please use at most 80 characters.',
  ],
  [
    'email',
    'ada@',
    'Lütfen geçerli bir e-posta adresi girin.',
    'Please enter a valid email address.',
  ],
  [
    'company',
    'x'.repeat(161),
    'Lütfen en fazla 160 karakter kullanın.',
    'Please use at most 160 characters.',
  ],
  ['subject', '', 'Lütfen bir seçenek belirleyin.', 'Please select an option.'],
  ['subject', 'sales', 'Lütfen bu değeri kontrol edin.', 'Please check this value.'],
  [
    'phone',
    '0532 123 45 67',
    'Lütfen geçerli bir telefon numarası girin.',
    'Please enter a valid phone number.',
  ],
  [
    'phone',
    '1'.repeat(251),
    'Lütfen en fazla 250 karakter kullanın.',
    'Please use at most 250 characters.',
  ],
  ['message', undefined, 'Bu alan zorunludur.', 'This field is required.'],
  ['talentPool', 'true', 'Bu alan tanınmıyor.', 'This field is not known.'],
])('%s "%s" is refused at its field, in both languages', async (field, value, tr, en) => {
  for (const [language, text] of [
    ['tr', tr],
    ['en', en],
  ] as const) {
    const answer = await post(
      api.url + fullPath,
      { ...sampleFullMessage, [field]: value },
      { ...details, 'Accept-Language': language },
    );
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: { [field]: [text] } });
  }
});
