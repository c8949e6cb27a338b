import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Stack } from './stack-composed.ts';

/** Debian keeps it out of an ordinary user's PATH. */
const nginxPath = `${process.env.PATH}:/usr/sbin`;

/** nginx with the project's nginx.conf, and the API, as processes of this machine on the build in `dist`. */
export async function processStack(settings: Readonly<Record<string, string>>): Promise<Stack> {
  const home = mkdtempSync(join(tmpdir(), 'site-tests-'));
  const socket = join(home, 'api.sock');
  const configuration = adaptedConfiguration(home, socket, settings.PORT ?? '8080');
  let running: ChildProcess[] = [];

  const start = () => {
    const environment = { ...process.env, PATH: nginxPath };
    const api = spawn(process.execPath, ['api/index.ts'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...environment,
        ...settings,
        SOCKET: socket,
        DATA_DIR: join(home, 'data'),
        TRUST_PROXY: '1',
      },
    });
    const nginx = spawn('nginx', ['-c', configuration, '-g', 'daemon off;'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    });
    running = [api, nginx];
  };
  const stop = async () => {
    await Promise.all(
      running.map(async (child) => {
        const exit = once(child, 'exit');
        child.kill('SIGTERM');
        await exit;
      }),
    );
  };
  return {
    kind: 'as processes',
    up: start,
    async restart() {
      await stop();
      start();
    },
    async down() {
      await stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** The container's places, each under a folder of ours; nothing else of nginx.conf changes. */
function adaptedConfiguration(home: string, socket: string, port: string): string {
  mkdirSync(join(home, 'tmp'));
  cpSync('dist', join(home, 'dist'), { recursive: true });
  const places = {
    '/srv/site': join(home, 'dist/site'),
    '/etc/nginx/site': join(home, 'dist/nginx'),
    '/run/api/api.sock': socket,
    '/dev/stdout': join(home, 'access.log'),
    'modules/ngx': '/usr/lib/nginx/modules/ngx',
    'listen 8080': `listen ${port}`,
  };
  // First, since our own folder may be under /tmp as well.
  let text = readFileSync('nginx.conf', 'utf8').replaceAll('/tmp/', `${home}/tmp/`);
  for (const [place, own] of Object.entries(places)) text = text.replaceAll(place, own);
  const file = resolve(home, 'nginx.conf');
  writeFileSync(file, text);
  return file;
}
