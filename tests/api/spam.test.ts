import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import { post } from '#tests/support/api/api.ts';
import { apply } from '#tests/support/api/applications.ts';
import {
  fullPath,
  sampleFullMessage,
  sampleMessage,
  simplePath,
} from '#tests/support/api/messages.ts';
import { sharedAdmin } from '#tests/support/api/shared-api.ts';

const { api, adminCall } = await sharedAdmin();

async function kept(path: string, body: object) {
  const answer = await post(api.url + path, body);
  expect(answer.status).toBe(201);
  const { id } = z.parse(calls.submitSimpleContact.answer.body, await answer.json());
  const { status, spamReason } = await adminCall(calls.readMessage, { id });
  return { status, spamReason };
}

test.each([
  ['a filled honeypot', { website: 'http://buy.example' }, 'trap'],
  ['a form filled faster than a person types', { filledInMs: '312' }, 'tooFast'],
  ['a link as the name', { fullName: 'www.buy.example' }, 'links'],
  ['three links', { message: 'http://a.example http://b.example https://c.example' }, 'links'],
  ['a link in HTML', { message: '<a href="http://a.example">x</a>' }, 'markup'],
  ['a link in forum markup', { message: '[url=http://a.example]x[/url]' }, 'markup'],
  ['an offer of links', { message: 'We sell BACKLINKS' }, 'phrases'],
  ['an offer in Turkish capitals', { message: 'CANLI BAHİS' }, 'phrases'],
])(
  '%s is stored as spam with its reason and answered 201 like any other message',
  async (_what, changes, reason) => {
    expect(await kept(simplePath, { ...sampleMessage, ...changes })).toEqual({
      ...{ status: 'spam', spamReason: reason },
    });
  },
);

test.each([
  ['an empty honeypot', { website: '' }],
  ['two links', { message: 'https://a.example, https://b.example' }],
  ['an HTML tag without a link', { message: 'a < b, <a> etiketi' }],
])('%s is not flagged as spam', async (_what, changes) => {
  expect(await kept(simplePath, { ...sampleMessage, ...changes })).toEqual({
    ...{ status: 'new', spamReason: null },
  });
});

test('the full form has the same honeypot', async () => {
  expect(await kept(fullPath, { ...sampleFullMessage, website: 'x' })).toEqual({
    ...{ status: 'spam', spamReason: 'trap' },
  });
});

test('an application may contain many links; one with a filled honeypot is stored as spam with its CV', async () => {
  const rowOf = (id: string) =>
    api.database.get<{ spam_reason: string | null; size: number }>(
      'select spam_reason, size from applications join cvs on application_id = id where id = ?',
      id,
    );
  const links = 'https://a.example https://b.example https://c.example https://d.example';
  const good = await apply(api, { aboutYourself: links });
  expect(await rowOf(good.id)).toMatchObject({ spam_reason: null });
  const bad = await apply(api, { website: 'x' });
  expect(await rowOf(bad.id)).toMatchObject({ spam_reason: 'trap', size: 15 });
});
