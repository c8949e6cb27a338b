import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { adaptConfiguration } from '../support/nginx-configuration.ts';
import { accepts, endWithUs } from './servers.ts';

type Place = {
  readonly port: number;
  readonly socket: string;
  /** A folder of its own, so far empty. */
  readonly dir: string;
  readonly floodLimits?: boolean;
  readonly siteUrl?: string;
  readonly trustedProxy?: string;
};

/**
 * Starts the project's own nginx, behind which every server in turn stands on the Unix socket, so that each
 * pays for the same headers, logs and buffers; ends with this process, unless it is ended before.
 */
export async function startNginx(
  program: string,
  { dir, floodLimits = false, ...place }: Place,
): Promise<ChildProcess> {
  const file = adaptConfiguration({ home: dir, floodLimits, ...place });
  const child = spawn(program, ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
  endWithUs(child);
  await accepts({ port: place.port }, child, 'nginx does not start');
  return child;
}

/** Ends an nginx with its workers, which a kill of their master would leave behind. */
export async function stopNginx(nginx: ChildProcess): Promise<void> {
  const ended = once(nginx, 'exit');
  nginx.kill('SIGTERM');
  await ended;
}
