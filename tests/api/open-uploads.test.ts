import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type RunningApi, startApi } from '#tests/support/api/api.ts';
import {
  applicationForm,
  applicationPath,
  postApplication,
} from '#tests/support/api/applications.ts';
import { beginPost } from '#tests/support/api/post-from.ts';
import { slowSenders } from '#tests/support/api/slow-senders.ts';

const type = 'multipart/form-data; boundary=x';
const portOf = ({ url }: RunningApi) => Number(new URL(url).port);
const beginApplication = (api: RunningApi) =>
  beginPost({ port: portOf(api), from: '127.0.0.1' }, applicationPath, applicationForm());

test.concurrent('with sixty open uploads a new one replaces the slowest, and one that progresses is kept', async () => {
  await using api = await startApi();
  const { outgoing, answer, bytes } = await beginApplication(api);
  const piece = Math.ceil(bytes.length / 20);
  outgoing.flushHeaders();
  const slow = { port: portOf(api), from: '127.0.0.3', path: applicationPath, type };
  using senders = await slowSenders({ ...slow, count: 59, length: 5_000_000, sent: 1000 });
  const early = await postApplication(api, applicationForm());
  expect([early.status, early.headers.get('Retry-After')]).toEqual([503, '5']);
  const refused = api.logLines().filter(({ msg }) => msg === 'refused');
  // A decision, no error: a warning without a stack.
  expect(refused).toMatchObject([{ level: 40, code: 'unavailable' }]);
  expect(refused[0]).not.toHaveProperty('err');
  // Slow, but it progresses, so it is not the slowest.
  for (let at = 0; at < bytes.length; at += piece) {
    outgoing.write(bytes.subarray(at, at + piece));
    if (at === piece * 18) {
      expect((await postApplication(api, applicationForm())).status).toBe(201);
    }
    await sleep(300);
  }
  outgoing.end();
  expect((await answer).status).toBe(201);
  expect(senders.held()).toBe(58);
});

test.concurrent('an aborted upload does not count towards the limit: after six, five are still accepted', async () => {
  await using api = await startApi({ RATE_LIMITS: 'on' });
  for (let count = 0; count < 6; count += 1) {
    const { outgoing, bytes } = await beginApplication(api);
    outgoing.write(bytes.subarray(0, bytes.length / 2));
    await sleep(50);
    outgoing.destroy();
  }
  for (let count = 0; count < 5; count += 1) {
    expect((await postApplication(api, applicationForm())).status).toBe(201);
  }
  expect((await postApplication(api, applicationForm())).status).toBe(429);
});

test.concurrent('an upload refused before its body is read is refunded to the limit once, not twice', async () => {
  await using api = await startApi({ RATE_LIMITS: 'on' });
  for (let count = 0; count < 4; count += 1) {
    expect((await postApplication(api, applicationForm())).status).toBe(201);
  }
  const tooLong = { port: portOf(api), from: '127.0.0.1', path: applicationPath, type };
  (await slowSenders({ ...tooLong, count: 3, length: 9_000_000, sent: 100 }))[Symbol.dispose]();
  expect((await postApplication(api, applicationForm())).status).toBe(201);
  expect((await postApplication(api, applicationForm())).status).toBe(429);
});
