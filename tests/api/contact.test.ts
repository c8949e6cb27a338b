import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import { noticeVersion } from '#contract/contact.ts';
import { post } from '#tests/support/api/api.ts';
import {
  noQuote,
  sampleMessage,
  sendMessage,
  simplePath,
  untouched,
} from '#tests/support/api/messages.ts';
import { isRefusedAt, tooLong } from '#tests/support/api/refused-fields.ts';
import { sharedAdmin } from '#tests/support/api/shared-api.ts';
import { isOnPostgres } from '#tests/support/database/database.ts';

const { api, adminCall } = await sharedAdmin();

const stored = (id: string) => adminCall(calls.readMessage, { id });

test('a message is answered 201 with its id and its time in UTC', async () => {
  const answer = await post(api.url + simplePath, sampleMessage);
  expect(answer.status).toBe(201);
  expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  const { id, createdAtUtc } = z.parse(
    calls.submitSimpleContact.response.body,
    await answer.json(),
  );
  expect(createdAtUtc).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(await stored(id)).toEqual({
    ...{ id, createdAtUtc, ...sampleMessage },
    ...{ ...untouched, language: 'tr', noticeVersion },
    keptUntilUtc: expect.stringMatching(/Z$/),
    ...noQuote,
    ...{ firstName: null, lastName: null },
    ...{
      kind: 'simple',
      phone: null,
      company: null,
      subject: null,
      spamReason: null,
      spamSigns: null,
    },
  });
});

test('white space around a text is trimmed before it is stored', async () => {
  const { id } = await sendMessage(api, {
    fullName: '  Ada Yılmaz\t',
    email: ' ada@gokhat.example\n',
    message: '\n  Merhaba \u00a0',
  });
  expect(await stored(id)).toMatchObject(sampleMessage);
});

test.each(['/api/contactforms/simple', '/API/CONTACTFORMS/SIMPLE', '/Api/contactForms/Simple'])(
  'the path is accepted in any letter case: %s',
  async (path) => {
    expect((await post(api.url + path, sampleMessage)).status).toBe(201);
  },
);

test.each([
  ['a byte order mark', '\uFEFF', 'application/json'],
  ['its charset', '', 'Application/JSON; charset=UTF-8'],
  ['its charset in quotes', '', 'application/json;charset="utf-8"'],
  ['another parameter', '', 'application/json; profile="a"'],
])('JSON is accepted with %s', async (_what, before, type) => {
  const answer = await fetch(api.url + simplePath, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: before + JSON.stringify(sampleMessage),
  });
  expect(answer.status).toBe(201);
});

test.each([
  ['en-GB,en;q=0.9', 'en'],
  ['', 'tr'],
])(
  'a message is stored with the language of its Accept-Language header: "%s" is %s',
  async (accepted, language) => {
    const { id } = await sendMessage(api, {}, { 'Accept-Language': accepted });
    expect(await stored(id)).toMatchObject({ language, noticeVersion, status: 'new' });
  },
);

test.each([
  ['Turkish', 'Iğdır’da çığ, İstanbul’da güneş: ığüşöç IĞÜŞİÖÇ'],
  ['Arabic', 'مرحبًا بكم في موقعنا'],
  ['emoji', '👩‍👩‍👧‍👦 🇹🇷 👍🏽 \u{1F680}'],
  ['decomposed letters', 'I\u0307stanbul, c\u0327ay'],
  ['several lines', 'bir\n\n\tiki\r\nüç', 'bir iki üç'],
  ['markup', '<script>alert("1")</script> &amp; </textarea>'],
  ['SQL', "Robert'); DROP TABLE messages;-- % _ ? $1"],
  ['control characters', 'a\u0007b\u001bc', 'a b c'],
  ['what nobody sees', '\u202eAda\u200b Yılmaz', 'Ada Yılmaz'],
])(
  '%s is stored unchanged in a message, and on one line in a name',
  async (_name, text, name = text) => {
    const { id } = await sendMessage(api, { fullName: text, message: text });
    expect(await stored(id)).toMatchObject({ fullName: name, message: text });
  },
);

test('U+0000 is stored unchanged, or as U+FFFD by PostgreSQL, which cannot hold it', async () => {
  const { id } = await sendMessage(api, { fullName: 'a\u0000b', message: 'a\u0000b' });
  const message = isOnPostgres() ? 'a\uFFFDb' : 'a\u0000b';
  expect(await stored(id)).toMatchObject({ fullName: 'a b', message });
});

const domain = '@gokhat.example';
const longest = {
  fullName: 'ş'.repeat(120),
  email: 'a'.repeat(254 - domain.length) + domain,
  message: '👍'.repeat(5000),
};

test.each(Object.entries(longest))(
  'a %s of exactly its maximum length is stored',
  async (field, value) => {
    const { id } = await sendMessage(api, { [field]: ` ${value} ` });
    expect(await stored(id)).toMatchObject({ [field]: value });
  },
);

test.each([
  ['fullName', 120],
  ['email', 254],
  ['message', 5000],
] as const)('a %s one character over its maximum length is refused', async (field, most) => {
  const body = { ...sampleMessage, [field]: `a${longest[field]}` };
  await isRefusedAt(field, tooLong(most), (headers) => post(api.url + simplePath, body, headers));
});
