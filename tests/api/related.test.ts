import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { post, startApi } from '#tests/support/api/api.ts';
import { apply } from '#tests/support/api/applications.ts';
import { fullPath, sampleFullMessage, sendMessage } from '#tests/support/api/messages.ts';

async function related() {
  const api = await startApi();
  const admin = await adminOf(api);
  /** Sends the full form, which has a telephone number, and returns the message's id. */
  const sendFull = async (changes: Partial<typeof sampleFullMessage>): Promise<string> => {
    const answer = await post(`${api.url}${fullPath}`, { ...sampleFullMessage, ...changes });
    expect(answer.status).toBe(201);
    return (await answer.json()).id;
  };
  const beside = (id: string) => admin.adminCall(calls.readRelatedToMessage, { id });
  const idsBeside = async (id: string) => (await beside(id)).items.map((item) => item.id);
  return { ...admin, api, sendFull, beside, idsBeside };
}

test('an e-mail address in any letter case and a telephone number find the other records, the newest first', async () => {
  const { api, adminCall, sendFull, beside, idsBeside, ...rest } = await related();
  await using _ = api;
  const first = await sendMessage(api, { email: 'Deniz.Ak@ornek.example', message: 'İlk yazı' });
  const stranger = await sendMessage(api, {
    // The words of the address and of the number, written by somebody else.
    ...{ email: 'ak@ornek.example', message: 'deniz.ak@ornek.example +905321234567' },
  });
  const byPhone = await sendFull({ email: 'baska@ornek.example', message: 'Telefonla' });
  const application = await apply(api, { email: 'DENIZ.AK@ornek.example' });
  const opened = await sendFull({ email: 'deniz.ak@ornek.example', message: 'Açık olan' });
  await adminCall(calls.changeMessages, { body: { ids: [first.id], action: 'archive' } });
  const expected = [application.id, byPhone, first.id];
  expect(await idsBeside(opened)).toEqual(expected);
  // The same when all of it is indexed.
  await adminCall(calls.listMessages, { query: { q: 'deniz' } });
  expect(await idsBeside(opened)).toEqual(expected);
  expect((await beside(opened)).total).toBe(3);
  expect((await beside(opened)).items).toMatchObject([
    { about: 'application', stage: 'new', status: null, words: 'Ağ mühendisi' },
    { about: 'message', stage: null, status: 'new', subject: 'partnership', words: 'Telefonla' },
    { about: 'message', status: 'archived', subject: null, words: 'İlk yazı', language: 'tr' },
  ]);
  expect(await idsBeside(stranger.id)).toEqual([]);
  // A note changes the words of a row: until they are indexed again it is found all the same.
  await adminCall(calls.changeMessage, { id: first.id, body: { note: 'Aranacak' } });
  expect(await idsBeside(opened)).toEqual(expected);
  const { id } = application;
  const besideIt = await adminCall(calls.readRelatedToApplication, { id });
  expect(besideIt.items.map((item) => item.id)).toEqual([opened, byPhone, first.id]);
  // In the trash it is found no more.
  await adminCall(calls.changeMessages, { body: { ids: [byPhone], action: 'trash' } });
  expect(await idsBeside(opened)).toEqual([application.id, first.id]);
  const { send } = rest;
  const missing = { id: crypto.randomUUID() };
  expect((await send(calls.readRelatedToMessage, missing)).status).toBe(404);
  expect((await send(calls.readRelatedToApplication, missing)).status).toBe(404);
  expect((await fetch(`${api.url}/api/Admin/Messages/${opened}/related`)).status).toBe(401);
});

test('of many records the newest 20 are listed, and all are counted', async () => {
  const { api, beside } = await related();
  await using _ = api;
  const ids: string[] = [];
  for (let count = 0; count < 25; count += 1) ids.push((await sendMessage(api)).id);
  const { items, total } = await beside(ids[24] ?? '');
  expect(total).toBe(24);
  expect(items.map(({ id }) => id)).toEqual(ids.slice(4, 24).reverse());
});

test('a long text beside another record goes on past the two lines that show it, so that they end with an ellipsis', async () => {
  const { api, sendFull, beside } = await related();
  await using _ = api;
  await sendFull({ message: 'Uzun bir mesaj. '.repeat(40) });
  const opened = await sendFull({ message: 'Açık olan' });
  // 46rem of this type hold some 105 letters a line.
  expect((await beside(opened)).items[0]?.words.length).toBeGreaterThan(220);
});
