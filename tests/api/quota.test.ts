import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { problems } from '#contract/problem.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { newData, post, type RunningApi, startApi } from '#tests/support/api/api.ts';
import { applicationForm, cvFile, postApplication } from '#tests/support/api/applications.ts';
import { sampleMessage, sendMessage, simplePath } from '#tests/support/api/messages.ts';

/** A PDF of that many bytes. */
const cvOf = (bytes: number) => cvFile(`%PDF-1.7\n${'x'.repeat(bytes - 9)}`);

/** Sends different messages of 20 KB until one is refused; resolves with the number accepted and the refusal. */
async function fillWithMessages(api: RunningApi, words: string) {
  for (let sent = 0; sent < 60; sent += 1) {
    const message = `${sent} ${words} ${'😀'.repeat(4900)}`;
    const answer = await post(api.url + simplePath, { ...sampleMessage, message });
    if (answer.status === 201) continue;
    return { sent, status: answer.status, text: await answer.text() };
  }
  throw new Error('Nothing was refused');
}

test('a flood of messages is answered 507 at its quota, which is logged once at 50 % and once at 80 %; applications are still accepted', async () => {
  await using api = await startApi({ QUOTA_MESSAGES_MIB: '1' });
  const { sent, status, text } = await fillWithMessages(api, 'merhaba');
  // 19.7 KB each, and a little for the row.
  expect([sent, status, text]).toEqual([52, 507, problems.storageFull.tr]);
  expect((await postApplication(api, applicationForm())).status).toBe(201);
  const logged = () => api.logLines().filter(({ quota }) => quota === 'messages');
  await expect.poll(() => logged().map(({ percent }) => percent)).toEqual([50, 80]);
  expect(logged()[0]).toMatchObject({ limitBytes: 1024 ** 2 });
});

test('a flood of spam leaves three quarters of the quota to other messages', async () => {
  await using api = await startApi({ QUOTA_MESSAGES_MIB: '1' });
  expect(await fillWithMessages(api, 'casino, hemen $9')).toMatchObject({ sent: 13, status: 507 });
  expect(await fillWithMessages(api, 'merhaba')).toMatchObject({ sent: 39, status: 507 });
});

test('what is brought back from spam leaves its share of the quota to other spam', async () => {
  await using api = await startApi({ QUOTA_MESSAGES_MIB: '1' });
  const { adminCall } = await adminOf(api);
  await fillWithMessages(api, 'casino, hemen $9');
  const { items } = await adminCall(calls.listMessages, { query: { status: 'spam' } });
  const [one, ...others] = items.map(({ id }) => id);
  const message = 'casino, hemen $9 '.repeat(290);
  const send = async () => (await post(api.url + simplePath, { ...sampleMessage, message })).status;
  expect(await send()).toBe(507);
  await adminCall(calls.changeMessage, { id: one ?? '', body: { status: 'read' } });
  await expect.poll(send).toBe(201);
  await adminCall(calls.changeMessages, { body: { ids: others, action: 'notSpam' } });
  await expect
    .poll(() => fillWithMessages(api, 'viagra, hemen $9'))
    .toMatchObject({ sent: 12, status: 507 });
});

test('sixty simultaneous uploads do not exceed the quota', async () => {
  await using api = await startApi({ QUOTA_CVS_MIB: '2' });
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => postApplication(api, applicationForm({}, cvOf(100_000)))),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array(20).fill(201), ...Array(40).fill(507)]);
  // Messages have a separate quota.
  await sendMessage(api);
});

test('an erased application frees its share of the quota', async () => {
  await using api = await startApi({ QUOTA_CVS_MIB: '1' });
  const { adminCall } = await adminOf(api);
  const send = async () => (await postApplication(api, applicationForm({}, cvOf(600_000)))).status;
  expect([await send(), await send()]).toEqual([201, 507]);
  const { items } = await adminCall(calls.listApplications);
  await adminCall(calls.eraseApplication, { id: items[0]?.id ?? '' });
  await expect.poll(send).toBe(201);
});

test('messages stored before a restart count towards the quota after it', async () => {
  await using data = await newData();
  const settings = { ...data.settings, QUOTA_MESSAGES_MIB: '1' };
  {
    await using before = await startApi(settings);
    await fillWithMessages(before, 'merhaba');
  }
  await using api = await startApi(settings);
  await api.logged('a storage quota fills up: erase spam, or raise the quota');
  expect(await fillWithMessages(api, 'selam')).toMatchObject({ sent: 0, status: 507 });
});
