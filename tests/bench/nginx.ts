import { type ChildProcess, spawn } from 'node:child_process';
import { adaptConfiguration } from '../support/nginx-configuration.ts';
import { accepts, endWithUs } from './servers.ts';

type Place = {
  readonly port: number;
  readonly socket: string;
  /** A folder of its own, so far empty. */
  readonly dir: string;
  readonly floodLimits?: boolean;
};

/**
 * Starts the project's own nginx, behind which every server in turn stands on the Unix socket, so that each
 * pays for the same headers, logs and buffers; ends with this process, unless it is ended before.
 */
export async function startNginx(
  program: string,
  { port, socket, dir, floodLimits = false }: Place,
): Promise<ChildProcess> {
  const file = adaptConfiguration({ home: dir, socket, port, floodLimits });
  const child = spawn(program, ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
  endWithUs(child);
  await accepts({ port }, child, 'nginx does not start');
  return child;
}
