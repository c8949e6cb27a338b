import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accepts, endWithUs, freePort } from '#tests/bench/servers.ts';
import { openRequest, temporaryDirectory } from '#tests/support/api/api.ts';
import { hasNginx } from '#tests/support/stack/https-nginx.ts';
import { adaptConfiguration } from '#tests/support/stack/nginx-configuration.ts';

test.skipIf(!hasNginx)(
  'nginx logs no health check, unless one fails, and of no request its query',
  async () => {
    await using directory = await temporaryDirectory();
    const home = directory.path;
    const socket = join(home, 'api.sock');
    const port = await freePort();
    const file = adaptConfiguration({ home, socket, port });
    // Debian installs nginx outside an ordinary user's PATH.
    const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
    const nginx = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { env, stdio: 'ignore' });
    endWithUs(nginx);
    await accepts({ port }, nginx, 'nginx does not start');
    const read = (place: Parameters<typeof openRequest>[0]) => {
      const { outgoing, answer } = openRequest(place);
      outgoing.end();
      return answer;
    };
    const get = async (path: string) => (await read({ host: '127.0.0.1', port, path })).status;
    // No API is there yet.
    expect(await get('/api/health/ready')).toBe(502);
    const api = createServer((_request, response) => response.end());
    await once(api.listen({ path: socket, writableAll: true, readableAll: true }), 'listening');
    await expect.poll(() => get('/api/health/ready')).toBe(200);
    // As the container's health check (docker-compose.yml).
    const own = { socketPath: join(home, 'metrics.sock'), path: '/tr.html' };
    expect((await read(own)).text).toContain('<html lang="tr"');
    // Nor of one that is too long, which nginx refuses itself.
    for (const text of ['marked', 'marked'.repeat(2000)]) await get(`/api/SmsLength?text=${text}`);
    expect(await get('/tr')).toBe(200);
    const log = () => readFileSync(join(home, 'access.log'), 'utf8').trim().split('\n');
    const lines = () => log().map((line) => JSON.parse(line));
    const logged = [
      ...[{ path: '/tr', status: 200 }, { status: 414 }, { path: '/api/SmsLength', status: 200 }],
    ].map((line) => expect.objectContaining(line));
    await expect.poll(lines).toEqual(expect.arrayContaining(logged));
    expect(log().join()).not.toContain('marked');
    const checks = lines().filter(({ path }) => path.startsWith('/api/health'));
    expect(checks).toContainEqual(expect.objectContaining({ status: 502 }));
    expect(checks.filter(({ status }) => status === 200)).toEqual([]);
    api.close();
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
  },
);
