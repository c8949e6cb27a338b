import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WorkerProcess } from '#api/process/worker-process.ts';

const program = resolve('tests/support/api/pid-worker.ts');
const isRunning = (pid: number) => existsSync(`/proc/${pid}`);

/** @param idleMs by default longer than any test */
function openWorker(idleMs = 600_000) {
  const worker = new WorkerProcess<string, number>(program, { maxMs: 60_000, idleMs });
  onTestFinished(() => worker.close());
  return worker;
}

test('orders that come together, and later ones, are carried out by one process', async () => {
  const worker = openWorker();
  const [first, second] = await Promise.all([worker.run('one'), worker.run('two')]);
  expect(second).toBe(first);
  expect(await worker.run('three')).toBe(first);
});

test('an idle process ends, and the next order has another one', async () => {
  const worker = openWorker(0);
  const first = await worker.run('one');
  await expect.poll(() => isRunning(first)).toBe(false);
  expect(await worker.run('two')).not.toBe(first);
});

test('a process that was killed while it was idle is replaced', async () => {
  const worker = openWorker();
  const first = await worker.run('one');
  process.kill(first, 'SIGKILL');
  await expect.poll(() => isRunning(first)).toBe(false);
  expect(await worker.run('two')).not.toBe(first);
});

test('an idle process keeps no other one running, and ends with it', async () => {
  const conditions = '{ maxMs: 60_000, idleMs: 600_000, execArgv: [] }';
  const script = `import { WorkerProcess } from '${resolve('api/process/worker-process.ts')}';
    console.log(await new WorkerProcess('${program}', ${conditions}).run('one'));`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    script,
  ]);
  await expect.poll(() => isRunning(Number(stdout))).toBe(false);
});

test('under `node --watch`, what it reports of its modules is no answer', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await openWorker().run('one')).toEqual(expect.any(Number));
});
