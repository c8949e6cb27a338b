import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startApi, temporaryDirectory } from '#tests/support/api/api.ts';
import { sharedApi } from '#tests/support/api/shared-api.ts';

const api = await sharedApi();

const probe = (name: string) =>
  fetch(`${api.url}/api/health/${name}`, { headers: { 'Accept-Language': 'en' } });

test.each(['live', 'ready'])('%s is answered 200 while the service is healthy', async (name) => {
  const answer = await probe(name);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: 'ok' });
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('ready is answered 503 while the database fails, and live is still answered 200', async () => {
  await api.database.run('alter table messages rename to renamed');
  const [ready, live] = await Promise.all([probe('ready'), probe('live')]);
  await api.database.run('alter table renamed rename to messages');
  expect(live.status).toBe(200);
  expect(ready.status).toBe(503);
  expect(await ready.text()).toBe('The database does not answer.');
  expect((await probe('ready')).status).toBe(200);
});

/** Runs the health check of the container (docker-compose.yml) on a socket, and resolves with its exit code. */
async function healthcheck(socket: string) {
  const [, lines = ''] = /IO::Socket::UNIX\n +- -e\n +- >-\n((?: {10}.*\n)+)/.exec(compose) ?? [];
  const script = lines.replaceAll('$$', '$').replace('/run/api/api.sock', socket);
  const env = { HOSTNAME: hostname() };
  const check = execFile('perl', ['-MIO::Socket::UNIX', '-e', script], { env });
  const [code] = await once(check, 'close');
  return code;
}
const compose = readFileSync('docker-compose.yml', 'utf8');

test('the container is healthy while its API is ready', async () => {
  await using directory = await temporaryDirectory();
  const socket = join(directory.path, 'api.sock');
  await using socketApi = await startApi({ SOCKET: socket }, { inOwnProcess: true });
  expect(await healthcheck(socket)).toBe(0);
  await socketApi.database.run('alter table messages rename to renamed');
  expect(await healthcheck(socket)).toBe(1);
  await socketApi.database.run('alter table renamed rename to messages');
  expect(await healthcheck(socket)).toBe(0);
  await socketApi.stop('SIGKILL');
  expect(await healthcheck(socket)).not.toBe(0);
});
