import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import {
  bearer,
  login,
  newData,
  openRequest,
  type RunningApi,
  startApi,
  temporaryDirectory,
} from '#tests/support/api/api.ts';
import { builtService } from '#tests/support/api/built-service.ts';
import { sampleMessage, sendMessage, simplePath } from '#tests/support/api/messages.ts';

/** Starts a POST, and waits until the API has the headers and asks for the body. */
async function holdPost(api: RunningApi, agent: Agent | false = false) {
  const body = JSON.stringify(sampleMessage);
  const headers = {
    ...{ 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
    Expect: '100-continue',
  };
  const { outgoing, answer } = openRequest(
    { method: 'POST', headers, agent },
    api.url + simplePath,
  );
  outgoing.flushHeaders();
  await once(outgoing, 'continue');
  return { finish: () => outgoing.end(body), answer };
}

test('requests in progress at SIGTERM are completed, then the process ends with exit code 0', async () => {
  await using data = await newData();
  await using api = await startApi(data.settings, { inOwnProcess: true });
  const held = await Promise.all(Array.from({ length: 8 }, () => holdPost(api)));
  const stopped = api.stop('SIGTERM');
  await api.logged('stopping');
  await expect(sendMessage(api)).rejects.toThrow('fetch failed');
  for (const { finish } of held) finish();
  const answers = await Promise.all(held.map(({ answer }) => answer));
  expect(answers.map(({ status }) => status)).toEqual(held.map(() => 201));
  expect(await stopped).toBe(0);

  await using next = await startApi(data.settings);
  const { token } = await login(next);
  for (const { text } of answers) {
    const url = `${next.url}/api/Admin/Messages/${JSON.parse(text).id}`;
    expect((await fetch(url, { headers: bearer(token) })).status).toBe(200);
  }
});

test('an answer during a stop closes its connection, so that the stop waits for no idle connection', async () => {
  await using api = await startApi({}, { inOwnProcess: true });
  const { finish, answer } = await holdPost(api, new Agent({ keepAlive: true }));
  api.stop('SIGTERM');
  await api.logged('stopping');
  finish();
  const { status, headers } = await answer;
  expect(status).toBe(201);
  expect(headers.connection).toBe('close');
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends an idle process with exit code 0',
  async (signal) => {
    await using api = await startApi({}, { inOwnProcess: true });
    await sendMessage(api);
    expect(await api.stop(signal)).toBe(0);
  },
);

test('a signal ends a start that waits for its database, with exit code 0', async () => {
  // As the first process of a container it would else ignore the signal.
  await using directory = await temporaryDirectory();
  const DATABASE_URL = 'postgres://site@127.0.0.1:9/site';
  const env = { PORT: '0', DATABASE_URL, DATA_DIR: directory.path };
  const api = spawn(process.execPath, [builtService], { env });
  const ended = once(api, 'close');
  const [line] = await once(api.stdout, 'data');
  expect(String(line)).toContain('tried again');
  api.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

/** Reads until the text matches; rejects if the connection ends before. */
async function readUntil(socket: Socket, end: RegExp): Promise<string> {
  let text = '';
  while (!end.test(text)) {
    const [chunk] = await Promise.race([
      once(socket, 'data'),
      once(socket, 'close').then(() => Promise.reject(new Error(`closed after: ${text}`))),
    ]);
    text += chunk;
  }
  return text;
}

test('ready does not fail during a stop, as in an update; the answer ends its connection', async () => {
  await using api = await startApi({}, { inOwnProcess: true });
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  // One write, so that the API has the start of the second request when it answers the first.
  socket.write(
    'GET /api/health/live HTTP/1.1\r\nHost: api\r\n\r\nGET /api/health/ready HTTP/1.1\r\n',
  );
  expect(await readUntil(socket, /"ok"/)).toMatch(/^HTTP\/1\.1 200 /);
  const stopped = api.stop('SIGTERM');
  await api.logged('stopping');
  socket.write('Host: api\r\nAccept-Language: en\r\n\r\n');
  const last = await readUntil(socket, /"ok"/);
  expect(last).toMatch(/^HTTP\/1\.1 200 /);
  expect(last).toMatch(/\r\nConnection: close\r\n/i);
  socket.destroy();
  expect(await stopped).toBe(0);
});
