import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { testSettings } from '../settings.ts';

export type DevServer = {
  /** Without a trailing slash. */
  readonly url: string;
  /** Ends the server and its API, and removes their data. */
  stop(): Promise<void>;
};

const startsWithinMs = 60_000;
const betweenTriesMs = 100;

/** Starts the server of `npm run dev` on free ports with its own data; resolves when it responds. */
export async function startDevServer(): Promise<DevServer> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'site-development-'));
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...testSettings, DATA_DIR: dataDir },
  });
  const exit = once(vite, 'exit');
  // A test worker that is given up on runs no hook.
  const end = () => vite.kill();
  process.once('exit', end);
  const url = `http://localhost:${port}`;
  const apiHealth = `http://localhost:${port + 1}/api/health/live`;
  const stop = async () => {
    process.off('exit', end);
    end();
    await exit;
    // The API ends automatically, shortly after the server that started it.
    await until(async () => !(await answers(apiHealth)));
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    // Not through the proxy, which would log errors until the API runs.
    for (const address of [apiHealth, `${url}/site.webmanifest`])
      await until(() => answers(address));
  } catch (reason) {
    await stop();
    throw reason;
  }
  return { url, stop };
}

/** A free port whose successor, used by the API, is free too. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = await takeAndLeave(0);
    const next = await takeAndLeave(port + 1).catch(() => undefined);
    if (next !== undefined) return port;
  }
}

async function takeAndLeave(port: number): Promise<number> {
  const server = createServer().listen(port);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A port has a number');
  return address.port;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + startsWithinMs; Date.now() < end; await wait(betweenTriesMs)) {
    if (await condition()) return;
  }
  throw new Error('the development server did not come, or did not go, in time');
}
