import { once } from 'node:events';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inDatabase, post, type RunningApi, startApi } from '#tests/support/api.ts';
import { applicationForm, applicationPath, postApplication } from '#tests/support/applications.ts';
import { adminPassword } from '#tests/support/settings.ts';

/** Sends a request whole, and hangs up so many milliseconds later without waiting for an answer. */
async function sendAndHangUp({ url }: RunningApi, path: string, body: Response, afterMs: number) {
  const { hostname, port } = new URL(url);
  const bytes = await buffer(body.body as never);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${hostname}`,
    `Content-Type: ${body.headers.get('Content-Type')}`,
    `Content-Length: ${bytes.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await new Promise((written) => socket.write(bytes, written));
  await pause(afterMs);
  socket.destroy();
}

const storedApplications = ({ databaseFile }: RunningApi) =>
  inDatabase(databaseFile, (database) =>
    database.prepare<[], number>('select count(*) from applications').pluck().get(),
  );

test('who hangs up after each upload is told to wait like who stays: five an hour, and no more are stored', async () => {
  await using api = await startApi({ RATE_LIMITS: 'on' });
  for (let sent = 0; sent < 10; sent += 1) {
    await sendAndHangUp(api, applicationPath, new Response(applicationForm()), sent % 5);
  }
  const { status, headers } = await postApplication(api, applicationForm());
  expect([status, Number(headers.get('Retry-After')) > 60]).toEqual([429, true]);
  expect(storedApplications(api)).toBeLessThanOrEqual(5);
});

test('who hangs up before each answer has five passwords a minute, and no more', async () => {
  await using api = await startApi({ RATE_LIMITS: 'on' });
  const wrong = () =>
    new Response(JSON.stringify({ password: 'wrong' }), {
      headers: { 'Content-Type': 'application/json' },
    });
  for (let tried = 0; tried < 5; tried += 1) {
    await sendAndHangUp(api, '/api/Admin/login', wrong(), tried % 3);
  }
  const answer = await post(`${api.url}/api/Admin/login`, { password: adminPassword });
  expect(answer.status).toBe(429);
});
