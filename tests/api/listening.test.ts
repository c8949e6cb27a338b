import { spawn } from 'node:child_process';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { hostName } from '#api/process/own-socket.ts';
import { uploadFile, uploadPicture } from '#contract/admin/content.ts';
import { submitJobApplication } from '#contract/application.ts';
import { submitSimpleContact } from '#contract/contact.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { openRequest, startApi, startFailing, temporaryDirectory } from '#tests/support/api/api.ts';
import { sampleMessage } from '#tests/support/api/messages.ts';
import { slowSenders } from '#tests/support/api/slow-senders.ts';
import { releaseTag } from '#tests/support/release.ts';

async function answersOn(socketPath: string): Promise<boolean> {
  const { outgoing, answer } = openRequest({ socketPath, path: '/api/health/ready' });
  outgoing.end();
  return (await answer).status === 200;
}

// Concurrent, since one of them waits 30 s.
test.concurrent('a port in use ends the second start with one line, and the first service keeps running', async () => {
  await using first = await startApi();
  const port = new URL(first.url).port;
  const second = await startFailing({ PORT: port });
  expect(second.stderr).toMatch(new RegExp(`^Cannot start: .*\\b${port}\\b.*in use.*\n$`));
  expect(second.code).toBe(1);
  expect((await fetch(`${first.url}/api/health/ready`)).status).toBe(200);
});

test.concurrent('the site is reached from this machine alone, unless BIND says otherwise', async () => {
  // Another address of this machine, as one of a network is.
  const elsewhere = (url: string) => fetch(`http://127.0.0.2:${new URL(url).port}/api/health/live`);
  await using own = await startApi();
  await expect(elsewhere(own.url)).rejects.toThrow();
  await using open = await startApi({ BIND: '0.0.0.0' });
  expect((await elsewhere(open.url)).status).toBe(200);
});

test.concurrent('the API answers over a Unix socket and removes the socket when it stops', async () => {
  await using directory = await temporaryDirectory();
  const socket = join(directory.path, 'api.sock');
  await using api = await startApi({ SOCKET: socket });
  expect(await answersOn(socket)).toBe(true);
  // nginx runs as another user.
  expect((await stat(socket)).mode & 0o006).toBe(0o006);
  expect(await api.stop()).toBe(0);
  await expect(stat(socket)).rejects.toThrow('ENOENT');
});

test.concurrent('the API on a socket leaves the security headers to the proxy, so that none is sent twice', async () => {
  await using directory = await temporaryDirectory();
  const socketPath = join(directory.path, 'api.sock');
  await using _api = await startApi({ SOCKET: socketPath });
  const { outgoing, answer } = openRequest({ socketPath, path: '/api/health/live' });
  outgoing.end();
  const { headers } = await answer;
  expect(headers).not.toHaveProperty('content-security-policy');
  expect(headers).not.toHaveProperty('x-frame-options');
  expect(headers).not.toHaveProperty('x-powered-by');
});

test.concurrent(`without a proxy, a body without a file is cut off after 30 s, and an upload is not ${releaseTag}`, async () => {
  await using api = await startApi();
  const { port } = new URL(api.url);
  const slow = { port: Number(port), from: '127.0.0.1', count: 1, length: 60_000, sent: 1000 };
  using words = await slowSenders({ ...slow, path: submitSimpleContact.path });
  const type = 'multipart/form-data; boundary=x';
  using upload = await slowSenders({ ...slow, path: submitJobApplication.path, type });
  expect([words.held(), upload.held()]).toEqual([1, 1]);
  await vi.waitUntil(() => words.held() === 0, { timeout: 31_000, interval: 500 });
  expect(upload.held()).toBe(1);
});

test.concurrent(`without a proxy, an upload of the owner may take as long as one of an applicant ${releaseTag}`, async () => {
  await using api = await startApi();
  const { token } = await adminOf(api);
  const { port } = new URL(api.url);
  const type = 'multipart/form-data; boundary=x';
  const slow = { port: Number(port), from: '127.0.0.1', count: 1, length: 60_000, sent: 1000 };
  using picture = await slowSenders({ ...slow, path: uploadPicture.path, type, token });
  using pdf = await slowSenders({ ...slow, path: uploadFile.path, type, token });
  await sleep(32_000);
  expect([picture.held(), pdf.held()]).toEqual([1, 1]);
});

test.concurrent('a socket in use ends the second start with one line, and the first service keeps running', async () => {
  await using directory = await temporaryDirectory();
  const socket = join(directory.path, 'api.sock');
  await using _first = await startApi({ SOCKET: socket });
  const second = await startFailing({ SOCKET: socket });
  expect(second.stderr).toMatch(/^Cannot start: .*api\.sock.*in use.*\n$/);
  expect(second.code).toBe(1);
  expect(await answersOn(socket)).toBe(true);
});

test.concurrent('the socket left by a killed process is replaced', async () => {
  await using directory = await temporaryDirectory();
  const socket = join(directory.path, 'api.sock');
  await using killed = await startApi({ SOCKET: socket }, { inOwnProcess: true });
  await killed.stop('SIGKILL');
  expect((await stat(socket)).isSocket()).toBe(true);
  await using _next = await startApi({ SOCKET: socket });
  expect(await answersOn(socket)).toBe(true);
});

test.concurrent('calls of a crowd wait to be accepted while the service is busy, and none is refused', async () => {
  await using directory = await temporaryDirectory();
  const socketPath = join(directory.path, 'api.sock');
  await using api = await startApi({ SOCKET: socketPath }, { inOwnProcess: true });
  const { pid } = api as { pid: number };
  process.kill(pid, 'SIGSTOP');
  const answers = Array.from({ length: 800 }, () => {
    const { outgoing, answer } = openRequest({ socketPath, path: '/api/health/live' });
    outgoing.end();
    return answer.then(
      ({ status }) => status,
      ({ code }) => code,
    );
  });
  await sleep(500);
  process.kill(pid, 'SIGCONT');
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
});

test.concurrent(`a socket whose queue is full is in use too ${releaseTag}`, async () => {
  await using directory = await temporaryDirectory();
  const socket = join(directory.path, 'api.sock');
  const own = `${socket}.${hostName}`;
  const serve = `require('net').createServer().listen({ path: '${own}', backlog: 1 }, () => process.kill(process.pid, 'SIGSTOP'))`;
  const busy = spawn(process.execPath, ['-e', serve]);
  await using _ended = { [Symbol.asyncDispose]: async () => void busy.kill('SIGKILL') };
  await vi.waitUntil(() => stat(own).catch(() => false), { timeout: 10_000 });
  const waiting = Array.from({ length: 4 }, () => connect(own).on('error', () => {}));
  expect((await startFailing({ SOCKET: socket })).stderr).toMatch(/in use/);
  expect((await stat(own)).isSocket()).toBe(true);
  for (const one of waiting) one.destroy();
});

test.concurrent('the next release takes the socket over, and no request on a new or a kept connection fails', async () => {
  await using directory = await temporaryDirectory();
  const socketPath = join(directory.path, 'api.sock');
  await using one = await startApi({ SOCKET: socketPath, HOSTNAME: 'one' });
  // Keeps connections as nginx does, and closes idle ones before the API would.
  const agent = new Agent({ keepAlive: true, timeout: 5000 });
  const options = { socketPath, agent, method: 'POST', path: submitSimpleContact.path };
  const headers = { 'Content-Type': 'application/json' };
  const failures: string[] = [];
  let busy = 0;
  let sentInAll = 0;
  let isOver = false;
  const visitors = Array.from({ length: 8 }, async (_, visitor) => {
    for (let sent = 0; !isOver; sent += 1) {
      const message = `Visitor ${visitor} has a question, number ${sent}.`;
      const { outgoing, answer } = openRequest({ ...options, headers });
      outgoing.end(JSON.stringify({ ...sampleMessage, message }));
      const { status } = await answer.catch(({ code }) => ({ status: code }));
      sentInAll += 1;
      // Two processes write: on a slow disk one may wait in vain for the other.
      if (status === 503) busy += 1;
      else if (status !== 201) failures.push(String(status));
      // Some connections rest longer than others.
      await sleep(20 + visitor * visitor * 20);
    }
  });
  await sleep(500);
  await using two = await startApi({ ...one.sameData, SOCKET: socketPath, HOSTNAME: 'two' });
  await sleep(500);
  expect(await one.stop()).toBe(0);
  await sleep(500);
  isOver = true;
  await Promise.all(visitors);
  agent.destroy();
  expect(failures).toEqual([]);
  expect(busy).toBeLessThan(sentInAll / 50);
  expect(await answersOn(socketPath)).toBe(true);
  await two.stop();
  await expect(stat(socketPath)).rejects.toThrow('ENOENT');
});

test.concurrent('a SOCKET that names another kind of file ends the start and leaves the file unchanged', async () => {
  await using directory = await temporaryDirectory();
  const file = join(directory.path, 'notes.txt');
  await writeFile(file, 'to keep');
  const ended = await startFailing({ SOCKET: file });
  // Nothing else is left beside it.
  expect(await readdir(directory.path)).toEqual(['notes.txt']);
  expect(await readFile(file, 'utf8')).toBe('to keep');
  expect(ended.stderr).toMatch(/^Cannot start: .*notes\.txt.*\n$/);
  expect(ended.code).toBe(1);
});

test.concurrent(`a socket in a missing directory ends the start with one line ${releaseTag}`, async () => {
  const ended = await startFailing({ SOCKET: '/nowhere/at/all/api.sock' });
  expect(ended.stderr).toMatch(/^Cannot start: .*\/nowhere\/at\/all\/api\.sock.*\n$/);
  expect(ended.code).toBe(1);
});
