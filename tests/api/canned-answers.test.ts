import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { maxCannedAnswers, replyLimits } from '#contract/field-limits.ts';
import { sharedAdmin } from '#tests/support/api/shared-api.ts';

const { adminCall, send } = await sharedAdmin();

const inJson = { Accept: 'application/problem+json' };
const texts = {
  tr: { subject: 'Adresimiz', text: 'Sayın {name},\n\nAtaşehir’deyiz.' },
  en: { subject: 'Our address', text: 'Dear {name},\n\nWe are in Ataşehir.' },
};

test('a new site has answers to begin with, in both languages and for each purpose', async () => {
  const { answers } = await adminCall(calls.listAnswers);
  expect(new Set(answers.map(({ purpose }) => purpose))).toEqual(
    new Set(['message', 'quote', 'application']),
  );
  for (const { texts } of answers) {
    expect(texts.tr.text).toContain('Sayın {name}');
    expect(texts.en.text).toContain('Dear {name}');
  }
});

test('a canned answer is created, changed and deleted, and the audit trail says so', async () => {
  const body = { purpose: 'message', name: 'Adres', texts };
  const { id, version } = await adminCall(calls.createAnswer, { body });
  const changed = { ...body, name: 'Yol tarifi', purpose: 'quote' };
  const now = await adminCall(calls.changeAnswer, { id, body: { ...changed, version } });
  const other = expect.not.stringMatching(`^${version}$`);
  expect(now).toEqual({ id, ...changed, stage: null, version: other });
  const { answers } = await adminCall(calls.listAnswers);
  expect(answers.find((answer) => answer.id === id)).toEqual(now);
  // Another window still has the first one: what it says is not saved over this, but the same words are.
  const late = { ...body, name: 'Ofis', version };
  expect((await send(calls.changeAnswer, { id, body: late })).status).toBe(409);
  expect((await send(calls.changeAnswer, { id, body: { ...changed, version } })).status).toBe(200);
  await adminCall(calls.eraseAnswer, { id });
  expect((await send(calls.eraseAnswer, { id })).status).toBe(404);
  expect((await send(calls.changeAnswer, { id, body: late })).status).toBe(404);
  const { items } = await adminCall(calls.listAudit);
  expect(items.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['answerCreated', 'answerChanged', 'answerErased']),
  );
});

test('each wrong part of a canned answer is named', async () => {
  const answer = await send(calls.createAnswer, {
    headers: inJson,
    body: {
      ...{ purpose: 'other', name: ' ' },
      texts: { ...texts, en: { subject: '', text: 'x'.repeat(replyLimits.answer + 1) } },
    },
  });
  expect(answer.status).toBe(400);
  expect(Object.keys((await answer.json()).errors).sort()).toEqual([
    ...['name', 'purpose', 'texts.en.subject', 'texts.en.text'],
  ]);
});

test('an unknown placeholder of a canned answer is named', async () => {
  const en = { subject: '{subject}', text: 'Dear {nmae}, {interview}' };
  const body = { purpose: 'message', name: 'Yazım', texts: { ...texts, en } };
  const answer = await send(calls.createAnswer, { headers: inJson, body });
  expect((await answer.json()).errors).toEqual({
    'texts.en.text': [
      '{nmae} tanınmıyor. Süslü parantez içinde yalnızca sunulan bilgiler olabilir.',
    ],
  });
});

test('no two canned answers differ in case or accents alone, and there are not too many', async () => {
  const make = (name: string) =>
    send(calls.createAnswer, { body: { purpose: 'quote', name, texts }, headers: inJson });
  expect((await make('Işık')).status).toBe(201);
  const taken = await make('ISIK');
  expect(taken.status).toBe(400);
  expect(Object.keys((await taken.json()).errors)).toEqual(['name']);
  const { answers } = await adminCall(calls.listAnswers);
  // The list is full from here on.
  for (let made = answers.length; made < maxCannedAnswers; made += 1) await make(`Yanıt ${made}`);
  expect((await make('Bir tane daha')).status).toBe(400);
});
