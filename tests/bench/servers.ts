import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { builtService } from '../support/api/built-service.ts';
import { memoryMb } from '../support/api/process-memory.ts';

/** This project's service with everything except rate limits, and the bare server of `bare.ts`. */
export const servers = ['ours', 'express'] as const;
export type ServerName = (typeof servers)[number];

export type Address = { readonly path: string } | { readonly port: number };

export type RunningServer = {
  /** From the start of the process to the first accepted connection. */
  readonly readyMs: number;
  /** The current memory (VmRSS), and the peak so far (VmHWM). */
  memoryMb(): number;
  peakMemoryMb(): number;
  stop(): Promise<void>;
  /** Kills it, and counts the messages in the file. */
  crashAndCount(): Promise<number>;
};

const patienceMs = 10_000;
const bare = join(import.meta.dirname, 'bare.ts');

/** Starts a server on an empty database in `dir`; its output goes to a file, as a container's does. */
export async function startServer(
  name: ServerName,
  address: Address,
  dir: string,
): Promise<RunningServer> {
  const data = join(dir, 'data');
  mkdirSync(data);
  const output = openSync(join(dir, `${name}.log`), 'w');
  const started = performance.now();
  const child = spawn(process.execPath, name === 'ours' ? [builtService] : [bare], {
    env: environment(address, data),
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  endWithUs(child);
  await accepts(address, child, `${name} does not start`);
  const readyMs = performance.now() - started;
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode) throw new Error(`${name} ended unexpectedly`);
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const clear = () => {
    rmSync(data, { recursive: true });
    if ('path' in address) rmSync(address.path, { force: true });
  };
  return {
    readyMs,
    memoryMb: () => memoryMb(child.pid, 'VmRSS'),
    peakMemoryMb: () => memoryMb(child.pid, 'VmHWM'),
    async stop() {
      await end('SIGTERM');
      clear();
    },
    async crashAndCount() {
      await end('SIGKILL');
      const rows = countMessages(join(data, 'site.db'));
      clear();
      return rows;
    },
  };
}

/** Kills a child with this process: a leftover server would disturb the next benchmark. */
export function endWithUs(child: ChildProcess): void {
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}

/** Resolves once the address accepts connections. */
export async function accepts(address: Address, child: ChildProcess, problem: string) {
  const deadline = performance.now() + patienceMs;
  while (!(await connects(address))) {
    const ended = child.exitCode !== null || child.signalCode !== null;
    if (ended || performance.now() > deadline) throw new Error(problem);
    await sleep(2);
  }
}

/** A free TCP port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

function environment(address: Address, data: string): NodeJS.ProcessEnv {
  return {
    // As with `npm start` and in the image.
    NODE_COMPILE_CACHE: 'node_modules/.cache/node',
    DATA_DIR: data,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
    RATE_LIMITS: 'off',
    // A fixed hash: generating one is part of the first start only, not of each start.
    ADMIN_PASSWORD_HASH: '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$c29tZWhhc2g',
    ...('path' in address ? { SOCKET: address.path } : { PORT: String(address.port) }),
  };
}

function connects(address: Address): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', ...address }, () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });
}

function countMessages(file: string): number {
  const db = new BetterSqlite3(file);
  try {
    return db.prepare<[], number>('SELECT count(*) FROM messages').pluck().get() ?? 0;
  } finally {
    db.close();
  }
}
