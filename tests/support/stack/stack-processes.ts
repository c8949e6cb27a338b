import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { servicePath } from '../api/built-service.ts';
import { end } from './end-process.ts';
import { adaptConfiguration } from './nginx-configuration.ts';
import { outageMs, type Stack } from './stack-composed.ts';

/** Debian installs nginx outside an ordinary user's PATH. */
const nginxPath = `${process.env.PATH}:/usr/sbin`;
export const nginxIsInstalled =
  spawnSync('nginx', ['-v'], { env: { ...process.env, PATH: nginxPath } }).status === 0;

/**
 * nginx with the project's nginx.conf and the API as local processes on the build in `dist`.
 * @param root the project, or a built copy of it
 * @param onLog gets what the API logs
 */
export async function processStack(
  settings: Readonly<Record<string, string>>,
  root = '.',
  onLog?: (text: string) => void,
): Promise<Stack> {
  const home = mkdtempSync(join(tmpdir(), 'site-tests-'));
  const socket = join(home, 'api.sock');
  const configuration = adaptConfiguration({
    home,
    root,
    socket,
    port: Number(settings.PORT),
    trustedProxy: settings.TRUSTED_PROXY ?? '',
    ...(settings.SITE_URL && { siteUrl: settings.SITE_URL }),
  });
  let running: ChildProcess[] = [];

  const start = () => {
    const environment = { ...process.env, PATH: nginxPath };
    const api = spawn(process.execPath, [servicePath], {
      cwd: root,
      stdio: ['ignore', onLog ? 'pipe' : 'ignore', 'inherit'],
      env: {
        ...environment,
        ...settings,
        SOCKET: socket,
        DATA_DIR: join(home, 'data'),
        PUBLISHED_DIR: join(home, 'published'),
        TRUST_PROXY: '1',
      },
    });
    api.stdout?.setEncoding('utf8').on('data', (text) => onLog?.(text));
    const nginx = spawn('nginx', ['-c', configuration, '-g', 'daemon off;'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    });
    running = [api, nginx];
  };
  const stop = async () => {
    await Promise.all(running.map(end));
  };
  return {
    kind: 'as processes',
    up: start,
    async restart() {
      await stop();
      await wait(outageMs);
      start();
    },
    async down() {
      await stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
