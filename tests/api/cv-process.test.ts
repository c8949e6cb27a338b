import { existsSync, readFileSync } from 'node:fs';
import { cp, rename, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type RunningApi, startApi, temporaryDirectory } from '#tests/support/api/api.ts';
import { applicationForm, apply, postApplication } from '#tests/support/api/applications.ts';
import { servicePath } from '#tests/support/api/built-service.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { withChildren } from '#tests/support/api/process-memory.ts';

const stored = (api: RunningApi) => api.database.value('select count(*) from applications');

/** The process of a program of the service, such as `cv-worker`; undefined when it is not running. */
function workerOf(service: number | undefined, program: string): number | undefined {
  if (service === undefined) return undefined;
  return withChildren(service)
    .slice(1)
    .find((pid) => {
      // It may have ended meanwhile.
      const file = `/proc/${pid}/cmdline`;
      return existsSync(file) && readFileSync(file, 'utf8').includes(program);
    });
}

/** Sends a CV to a service whose judge has stopped, as if the file kept it busy. */
async function sendToStopped(api: RunningApi) {
  await apply(api);
  const judge = workerOf(api.pid, 'cv-worker') ?? 0;
  process.kill(judge, 'SIGSTOP');
  let isAnswered = false;
  const answer = postApplication(api, applicationForm(), { 'Accept-Language': 'en' }).finally(
    () => {
      isAnswered = true;
    },
  );
  return { judge, answer, isAnswered: () => isAnswered };
}

async function expectNoJudgeAfter(signal: 'SIGTERM' | 'SIGKILL', api: RunningApi) {
  const judge = workerOf(api.pid, 'cv-worker');
  expect(judge).toBeDefined();
  await api.stop(signal);
  await expect.poll(() => existsSync(`/proc/${judge}`)).toBe(false);
}

test('while a CV keeps its judge busy other calls are answered; it is refused, and the next one is stored; no judge is left after a stop of the service', async () => {
  await using api = await startApi({}, { inOwnProcess: true });
  const { judge, answer, isAnswered } = await sendToStopped(api);
  for (let sent = 0; sent < 20; sent += 1) await sendMessage(api);
  expect(isAnswered()).toBe(false);
  const { status } = await answer;
  expect(status).toBe(415);
  await expect.poll(() => existsSync(`/proc/${judge}`)).toBe(false);
  await api.logged('a CV was refused: it could not be examined');
  await apply(api);
  expect(await stored(api)).toBe(2);
  await expectNoJudgeAfter('SIGTERM', api);
});

test('a judge that is killed in the middle is replaced, and the CV is stored; none is left after a kill of the service', async () => {
  await using api = await startApi({}, { inOwnProcess: true });
  const { judge, answer } = await sendToStopped(api);
  // It has the CV, or gets it after its end: stored it is either way.
  await sendMessage(api);
  process.kill(judge, 'SIGKILL');
  expect((await answer).status).toBe(201);
  expect(await stored(api)).toBe(2);
  await expectNoJudgeAfter('SIGKILL', api);
});

test('while no judge can start an application is answered 503 and not stored, and can be sent again', async () => {
  await using directory = await temporaryDirectory();
  const copy = join(directory.path, 'service');
  await cp(dirname(dirname(servicePath)), copy, { recursive: true });
  for (const name of ['node_modules', 'package.json']) {
    await symlink(resolve(name), join(directory.path, name));
  }
  const judge = join(copy, 'api/cv-worker.js');
  await rename(judge, `${judge}.away`);
  await using api = await startApi({}, { program: join(copy, 'api/index.js') });
  const { status } = await postApplication(api, applicationForm());
  expect(status).toBe(503);
  expect(await stored(api)).toBe(0);
  await rename(`${judge}.away`, judge);
  await apply(api);
  expect(await stored(api)).toBe(1);
});
