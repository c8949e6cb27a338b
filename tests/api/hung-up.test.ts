import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { post, type RunningApi, startApi } from '#tests/support/api/api.ts';
import {
  applicationForm,
  applicationPath,
  postApplication,
} from '#tests/support/api/applications.ts';
import { beginPost } from '#tests/support/api/post-from.ts';
import { isOnPostgres } from '#tests/support/database/database.ts';
import { adminPassword } from '#tests/support/settings.ts';

/** Sends a whole request, and disconnects `afterMs` later without waiting for an answer. */
async function sendAndHangUp({ url }: RunningApi, path: string, body: object, afterMs: number) {
  const visitor = { port: Number(new URL(url).port), from: '127.0.0.1' };
  const { outgoing, bytes } = await beginPost(visitor, path, body);
  await new Promise<void>((written) => outgoing.end(bytes, written));
  await pause(afterMs);
  outgoing.destroy();
}

const storedApplications = ({ database }: RunningApi) =>
  database.value<number>('select count(*) from applications');

test('a client that disconnects after each upload has the usual limit of five an hour; no more are stored', async () => {
  await using api = await startApi({ RATE_LIMITS: 'on' });
  for (let sent = 0; sent < 10; sent += 1) {
    await sendAndHangUp(api, applicationPath, applicationForm(), sent % 5);
  }
  const { status, headers } = await postApplication(api, applicationForm());
  // While a shared count is made the sender has gone: an upload that was not read whole does not count.
  if (isOnPostgres()) expect([201, 429]).toContain(status);
  else expect([status, Number(headers.get('Retry-After')) > 60]).toEqual([429, true]);
  expect(await storedApplications(api)).toBeLessThanOrEqual(5);
});

test('uploads whose sender has gone are no errors of the service', async () => {
  await using api = await startApi();
  const hangUp = (_: unknown, number: number) =>
    sendAndHangUp(api, applicationPath, applicationForm(), number % 8);
  for (let round = 0; round < 5; round += 1) await Promise.all(Array.from({ length: 8 }, hangUp));
  await pause(300);
  const { status } = await postApplication(api, applicationForm());
  expect(status).toBe(201);
  expect(api.logLines().filter(({ msg }) => msg === 'refused')).toEqual([]);
});

test('a client that disconnects before each answer may still try only five passwords a minute', async () => {
  await using api = await startApi({ RATE_LIMITS: 'on' });
  for (let tried = 0; tried < 5; tried += 1) {
    await sendAndHangUp(api, '/api/Admin/login', { password: 'wrong' }, tried % 3);
  }
  // A shared count takes a moment.
  await pause(isOnPostgres() ? 300 : 0);
  const answer = await post(`${api.url}/api/Admin/login`, { password: adminPassword });
  expect(answer.status).toBe(429);
});
