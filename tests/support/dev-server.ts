import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { testSettings } from './settings.ts';

export type DevServer = {
  /** Without a trailing slash. */
  readonly url: string;
  /** Ends it and its API, and removes what they stored. */
  stop(): Promise<void>;
};

const startsWithinMs = 25_000;
const betweenTriesMs = 100;

/** Starts what `npm run dev` starts, on free ports and with data of its own; resolves when it answers. */
export async function startDevServer(): Promise<DevServer> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'site-development-'));
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...testSettings, DATA_DIR: dataDir },
  });
  const exit = once(vite, 'exit');
  // A worker that is given up on runs no hook.
  const end = () => vite.kill();
  process.once('exit', end);
  const url = `http://localhost:${port}`;
  const apiHealth = `http://localhost:${port + 1}/api/health/live`;
  const stop = async () => {
    process.off('exit', end);
    end();
    await exit;
    // The API ends by itself, a moment after the server that started it.
    await until(async () => !(await answers(apiHealth)));
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    // Not through the proxy, which would fill the log until the API is there.
    for (const address of [apiHealth, `${url}/site.webmanifest`])
      await until(() => answers(address));
  } catch (reason) {
    await stop();
    throw reason;
  }
  return { url, stop };
}

/** A port that is free, and so is the one after it, where the API goes. */
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
