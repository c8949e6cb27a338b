import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { apply } from '#tests/support/api/applications.ts';
import { careers, company, resetLastNotice } from '#tests/support/api/mail-notices.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { sharedMail } from '#tests/support/api/shared-mail.ts';

const { mails, api, adminCall } = await sharedMail();

const spam = { message: 'We sell backlinks, just $20' };
const filled = { website: 'x', filledInMs: '9' };

/** The events that come while `work` runs. */
async function eventsOf(work: () => Promise<unknown>): Promise<unknown[]> {
  const controller = new AbortController();
  const { send } = await adminOf(api);
  const { body } = await send(calls.watchEvents, { signal: controller.signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  await work();
  const { id: last } = await sendMessage(api, { fullName: 'Son', message: crypto.randomUUID() });
  let text = '';
  while (!text.includes(last)) text += (await reader?.read())?.value ?? '';
  controller.abort();
  await adminCall(calls.changeMessage, { id: last, body: { status: 'spam' } });
  return [...text.matchAll(/^data: (.*)$/gm)]
    .map(([, data]) => JSON.parse(data ?? ''))
    .filter(({ id }) => id !== last);
}

const bulk = (ids: string[], action: 'notSpam' | 'spam') =>
  adminCall(calls.changeMessages, { body: { ids, action } });
/** In how many notices a name is. */
async function noticesOf(name: string): Promise<number> {
  await resetLastNotice(api);
  return mails.filter(({ plain }) => plain?.includes(name)).length;
}

test('what is released by "Not spam" is unread, and announced like an arrival by an event and one notice', async () => {
  const { id } = await sendMessage(api, { fullName: 'Ada', ...spam });
  const { unread } = await adminCall(calls.readCounts);
  const events = await eventsOf(() => bulk([id], 'notSpam'));
  expect(events).toEqual([{ about: 'message', what: 'arrived', id }]);
  expect(await adminCall(calls.readMessage, { id })).toMatchObject({ status: 'new' });
  expect((await adminCall(calls.readCounts)).unread).toBe(unread + 1);
  await expect.poll(() => noticesOf('Ada')).toBe(1);
});

test('several at once are announced each, in one notice', async () => {
  const names = ['Birinci', 'İkinci', 'Üçüncü'];
  const ids: string[] = [];
  for (const fullName of names) {
    ids.push((await sendMessage(api, { fullName, message: `${spam.message} ${fullName}` })).id);
  }
  const events = await eventsOf(() => bulk(ids, 'notSpam'));
  expect(events).toEqual(ids.map((id) => ({ about: 'message', what: 'arrived', id })));
  await expect.poll(() => noticesOf('Birinci')).toBe(1);
  const notice = mails.find(({ plain }) => plain?.includes('Birinci'));
  expect(notice?.to).toEqual([company]);
  for (const name of names) expect(notice?.plain).toContain(name);
});

test('the same by the status of one message, and an application without its flag', async () => {
  const message = await sendMessage(api, { fullName: 'Tek', ...spam });
  const application = await apply(api, { nameSurname: 'Aday', ...filled });
  const events = await eventsOf(async () => {
    await adminCall(calls.changeMessage, { id: message.id, body: { status: 'new' } });
    const body = { spamReason: null };
    await adminCall(calls.changeApplication, { id: application.id, body });
  });
  expect(events).toEqual([
    { about: 'message', what: 'arrived', id: message.id },
    { about: 'application', what: 'arrived', id: application.id },
  ]);
  await expect.poll(() => noticesOf('Tek')).toBe(1);
  await expect.poll(() => noticesOf('Aday')).toBe(1);
  expect(mails.find(({ plain }) => plain?.includes('Aday'))?.to).toEqual([careers]);
});

test('what is undone and released again is announced once', async () => {
  const { id } = await sendMessage(api, { fullName: 'Bir kez', ...spam });
  const events = await eventsOf(async () => {
    for (const action of ['notSpam', 'spam', 'notSpam'] as const) await bulk([id], action);
  });
  expect(events).toEqual([
    { about: 'message', what: 'arrived', id },
    { about: 'message', what: 'changed', id },
    { about: 'message', what: 'changed', id },
  ]);
  await expect.poll(() => noticesOf('Bir kez')).toBe(1);
  await bulk([id], 'spam');
  await bulk([id], 'notSpam');
  await sendMessage(api, { fullName: 'Sonraki' });
  await expect.poll(() => noticesOf('Sonraki')).toBe(1);
  expect(await noticesOf('Bir kez')).toBe(1);
});

test('a message that is spam again before its notice is not in it, and released again it is', async () => {
  const { id } = await sendMessage(api, { fullName: 'Kararsız', ...spam });
  await bulk([id], 'notSpam');
  await bulk([id], 'spam');
  await sendMessage(api, { fullName: 'Arada' });
  await expect.poll(() => noticesOf('Arada')).toBe(1);
  await bulk([id], 'notSpam');
  await expect.poll(() => noticesOf('Kararsız')).toBe(1);
});

test('taking back one’s own "spam" announces nothing', async () => {
  const { id } = await sendMessage(api, { fullName: 'Elle' });
  await expect.poll(() => noticesOf('Elle')).toBe(1);
  const events = await eventsOf(async () => {
    await bulk([id], 'spam');
    await bulk([id], 'notSpam');
  });
  expect(events).toEqual([1, 2].map(() => ({ about: 'message', what: 'changed', id })));
  await sendMessage(api, { fullName: 'Sonra' });
  await expect.poll(() => noticesOf('Sonra')).toBe(1);
  expect(await noticesOf('Elle')).toBe(1);
});
