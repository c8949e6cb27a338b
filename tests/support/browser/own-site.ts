import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { newData } from '../api/api.ts';
import { servicePath } from '../api/built-service.ts';
import { testSettings } from '../settings.ts';

/**
 * Starts the built site without nginx on a free port, for tests with their own settings.
 * @param root the project, or a built copy of it
 */
export async function startOwnSite(settings: Readonly<Record<string, string>>, root = '.') {
  const data = await newData();
  const child = spawn(process.execPath, [servicePath], {
    cwd: root,
    env: {
      ...process.env,
      ...testSettings,
      ...{ LOG_LEVEL: 'info', PORT: '0', ...data.settings },
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const { msg, address } = line.startsWith('{') ? JSON.parse(line) : {};
      if (msg === 'ready') resolve(address.port);
    });
    ended.then(() => reject(new Error('The site did not start')));
  });
  return {
    url: `http://localhost:${port}`,
    port,
    database: data.database,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
      await data.remove();
    },
  };
}

export type OwnSite = Awaited<ReturnType<typeof startOwnSite>>;
