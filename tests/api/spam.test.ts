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

let sent = 0;

/** What is kept of a submission that is like no other. */
async function kept(path: string, body: { readonly message: string }) {
  sent += 1;
  const answer = await post(api.url + path, { ...body, message: `${body.message} ${sent}` });
  expect(answer.status).toBe(201);
  const { id } = z.parse(calls.submitSimpleContact.response.body, await answer.json());
  const { status, spamReason, spamSigns } = await adminCall(calls.readMessage, { id });
  return { status, spamReason, spamSigns };
}

const website = 'http://buy.example';

test.each([
  ['a filled honeypot in a hurry', { website, filledInMs: '312' }, ['trap', 'tooFast']],
  ['a filled honeypot with advertising', { website, message: 'Casino' }, ['trap', 'phrases']],
  ['an offer of links', { message: 'We sell BACKLINKS, just $20' }, ['phrases', 'pitch']],
  ['an offer in capitals', { message: 'CANLI BAHİS, HEMEN ÜYE OL! 100 TL' }, ['phrases', 'pitch']],
  ['a disguised word', { message: 'c a s i n o' }, ['phrases', 'disguise']],
  [
    'link code with advertising',
    { message: '[url=http://a.example]casino[/url]' },
    ['phrases', 'markup'],
  ],
  ['a link as the name', { fullName: 'www.a.example', message: 'Casino' }, ['phrases', 'links']],
])(
  '%s is stored as spam with its signs and answered 201 like any other message',
  async (_what, changes, signs) => {
    expect(await kept(simplePath, { ...sampleMessage, ...changes })).toEqual({
      ...{ status: 'spam', spamReason: signs[0], spamSigns: signs },
    });
  },
);

test.each([
  ['a honeypot filled at a human pace', { website }, 'trap'],
  ['a form filled faster than a person types', { filledInMs: '312' }, 'tooFast'],
  ['a link as the name', { fullName: 'www.buy.example' }, 'links'],
  ['one word of advertising', { message: 'Otelimizin casino katı' }, 'phrases'],
  ['a link in HTML', { message: '<a href="http://a.example">x</a>' }, 'markup'],
])('%s is a hint: the message is in the inbox, with its sign', async (_what, changes, sign) => {
  expect(await kept(simplePath, { ...sampleMessage, ...changes })).toEqual({
    ...{ status: 'new', spamReason: null, spamSigns: [sign] },
  });
});

test.each([
  ['an empty honeypot', { website: '' }],
  ['two links', { message: 'https://a.example, https://b.example' }],
  ['an HTML tag without a link', { message: 'a < b, <a> etiketi' }],
])('%s is no sign of spam', async (_what, changes) => {
  expect(await kept(simplePath, { ...sampleMessage, ...changes })).toEqual({
    ...{ status: 'new', spamReason: null, spamSigns: null },
  });
});

test('the full form has the same honeypot', async () => {
  const filled = { website: 'x', filledInMs: '9' };
  expect(await kept(fullPath, { ...sampleFullMessage, ...filled })).toMatchObject({
    ...{ status: 'spam', spamSigns: ['trap', 'tooFast'] },
  });
});

test('an application is never spam by its words, nor by a filled honeypot alone; filled in a hurry too it is, with its CV', async () => {
  const rowOf = (id: string) =>
    api.database.get<{ spam_reason: string | null; spam_signs: string | null; size: number }>(
      'select spam_reason, spam_signs, size from applications join cvs on application_id = id where id = ?',
      id,
    );
  const words = '[url=https://a.example]casino[/url] deneme bonusu, hemen üye ol! Viagra $20';
  const good = await apply(api, {
    aboutYourself: words,
    whyUs: words,
    nameSurname: 'www.a.example',
  });
  expect(await rowOf(good.id)).toMatchObject({ spam_reason: null, spam_signs: null });
  const hinted = await apply(api, { website: 'x' });
  expect(await rowOf(hinted.id)).toMatchObject({ spam_reason: null, spam_signs: 'trap' });
  const bad = await apply(api, { website: 'x', filledInMs: '9' });
  expect(await rowOf(bad.id)).toMatchObject({
    ...{ spam_reason: 'trap', spam_signs: 'trap,tooFast', size: 15 },
  });
});
