import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { adaptConfiguration } from '../support/stack/nginx-configuration.ts';
import { accepts, endWithUs } from './servers.ts';

type Place = {
  readonly port: number;
  readonly socket: string;
  /** An empty folder for this nginx only. */
  readonly dir: string;
  readonly floodLimits?: boolean;
  readonly siteUrl?: string;
  readonly trustedProxy?: string;
};

/**
 * Starts the project's nginx, with the measured server on the Unix socket: every server has the same costs for
 * headers, logs and buffers.
 */
export async function startNginx(
  program: string,
  { dir, floodLimits = false, ...place }: Place,
): Promise<ChildProcess> {
  const file = adaptConfiguration({ home: dir, floodLimits, ...place });
  return runNginx(program, file, place.port);
}

/** Starts nginx with a configuration that listens on this port. It ends with this process at the latest. */
export async function runNginx(
  program: string,
  file: string,
  port: number,
  stdio: StdioOptions = 'ignore',
): Promise<ChildProcess> {
  const child = spawn(program, ['-c', file, '-g', 'daemon off;'], { stdio });
  endWithUs(child);
  await accepts({ port }, child, 'nginx does not start');
  return child;
}

/** Ends nginx with its workers; killing only the master would leave them running. */
export async function stopNginx(nginx: ChildProcess): Promise<void> {
  const ended = once(nginx, 'exit');
  nginx.kill('SIGTERM');
  await ended;
}
