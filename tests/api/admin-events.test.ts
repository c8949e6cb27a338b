import { expect, onTestFinished, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { login, type RunningApi, startApi } from '#tests/support/api/api.ts';
import { apply } from '#tests/support/api/applications.ts';
import { listen } from '#tests/support/api/listen.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { sharedApi } from '#tests/support/api/shared-api.ts';
import { adminPassword } from '#tests/support/settings.ts';

/** For tests that need no other. */
const shared = await sharedApi();

type Listening = Awaited<ReturnType<typeof listen>>;

test('the event for a new message or application flagged as spam is marked as suspected', async () => {
  const { next } = await listen(shared);
  const { id } = await sendMessage(shared, { message: 'We sell backlinks for $20' });
  expect(await next()).toEqual({ about: 'message', what: 'arrived', id, suspected: true });
  const applied = await apply(shared, { website: 'x', filledInMs: '9' });
  expect(await next()).toEqual({
    ...{ about: 'application', what: 'arrived', id: applied.id, suspected: true },
  });
});

test('events report new, changed and erased items by id, without their content', async () => {
  const { adminCall, answer, next } = await listen(shared);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const { id } = await sendMessage(shared);
  expect(await next()).toEqual({ about: 'message', what: 'arrived', id });
  const application = await apply(shared);
  expect(await next()).toEqual({ about: 'application', what: 'arrived', id: application.id });
  await adminCall(calls.changeMessage, { id, body: { starred: true } });
  expect(await next()).toEqual({ about: 'message', what: 'changed', id });
  await adminCall(calls.changeMessages, { body: { ids: [id], action: 'archive' } });
  expect(await next()).toEqual({ about: 'message', what: 'changed', id });
  const other = await sendMessage(shared, { message: 'x' });
  await next();
  const ids = [id, other.id];
  await adminCall(calls.changeMessages, { body: { ids, action: 'star' } });
  expect(await next()).toEqual({ about: 'message', what: 'changed' });
  await adminCall(calls.eraseMessage, { id });
  expect(await next()).toEqual({ about: 'message', what: 'erased', id });
});

type End = (listening: Listening, api: RunningApi) => Promise<unknown>;
const ends: Record<string, End> = {
  'it logs out': ({ adminCall }) => adminCall(calls.logOut),
  'its cookie logs in again': ({ cookie }, api) => login(api, adminPassword, { Cookie: cookie }),
  'another session ends it': async (_, api) =>
    (await adminOf(api)).adminCall(calls.endSessions, { body: { password: adminPassword } }),
  'the password is changed elsewhere': async (_, api) => {
    const body = { current: adminPassword, next: 'another password for the tests' };
    await (await adminOf(api)).adminCall(calls.changePassword, { body });
  },
};

test.each(Object.entries(ends))('an event stream ends within a second when %s', async (_, end) => {
  await using api = await startApi();
  const listening = await listen(api);
  await end(listening, api);
  const endedAt = performance.now();
  expect(await listening.next()).toBe('ended');
  expect(performance.now() - endedAt).toBeLessThan(1000);
});

test('open event streams end at a stop and do not delay it', async () => {
  await using api = await startApi({}, { inOwnProcess: true });
  const { next } = await listen(api);
  const started = performance.now();
  const [code, last] = await Promise.all([api.stop(), next()]);
  expect(code).toBe(0);
  expect(last).toBe('ended');
  expect(performance.now() - started).toBeLessThan(5000);
});

test('the fifty-first simultaneous event stream is answered 429', async () => {
  await using api = await startApi();
  const { send } = await adminOf(api);
  const answers = [];
  for (let count = 0; count < 51; count += 1) {
    const controller = new AbortController();
    onTestFinished(() => controller.abort());
    answers.push(await send(calls.watchEvents, { signal: controller.signal }));
  }
  expect(answers.at(-1)?.status).toBe(429);
  expect(answers.slice(0, 50).every(({ status }) => status === 200)).toBe(true);
});
