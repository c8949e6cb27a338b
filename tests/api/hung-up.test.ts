import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { bearer, post, type RunningApi, startApi } from '#tests/support/api/api.ts';
import {
  applicationForm,
  applicationPath,
  postApplication,
} from '#tests/support/api/applications.ts';
import { editorOf, pictureForm, startSite } from '#tests/support/api/content.ts';
import { beginPost } from '#tests/support/api/post-from.ts';
import { isOnPostgres } from '#tests/support/database/database.ts';
import { adminPassword } from '#tests/support/settings.ts';

/** Sends a whole request, and disconnects `afterMs` later without waiting for an answer. */
async function sendAndHangUp(
  { url }: RunningApi,
  path: string,
  body: object,
  afterMs: number,
  headers: Record<string, string> = {},
) {
  const visitor = { port: Number(new URL(url).port), from: '127.0.0.1' };
  const { outgoing, bytes } = await beginPost(visitor, path, body, headers);
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
  if (isOnPostgres()) {
    // A shared count is made after its sender has gone.
    await expect.poll(() => api.database.column('select hits from rate_limits')).toEqual([10, 10]);
  }
  const { status, headers } = await postApplication(api, applicationForm());
  expect([status, Number(headers.get('Retry-After')) > 60]).toEqual([429, true]);
  expect(await storedApplications(api)).toBeLessThanOrEqual(5);
});

test('a picture whose sender has gone is not made while others wait @release', async () => {
  await using api = await startSite();
  const { token, upload } = await editorOf(api);
  const colored = (red: number, width = 2000) =>
    sharp({ create: { width, height: width / 2, channels: 3, background: { r: red, g: 0, b: 0 } } })
      .jpeg()
      .toBuffer();
  const first = upload('reach', await colored(50, 4000));
  await pause(100);
  for (const red of [100, 150]) {
    const form = pictureForm('reach', await colored(red));
    await sendAndHangUp(api, calls.uploadPicture.path, form, 100, bearer(token));
  }
  const last = upload('reach', await colored(200));
  expect([(await first).status, (await last).status]).toEqual([201, 201]);
  expect(await api.database.value('select count(*) from pictures')).toBe(2);
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
