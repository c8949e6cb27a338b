import { spawn } from 'node:child_process';
import { adaptConfiguration } from '../support/nginx-configuration.ts';
import { accepts, endWithUs } from './servers.ts';

/**
 * Starts the project's own nginx, behind which every server in turn stands on the Unix socket, so that each
 * pays for the same headers, logs and buffers; ends with this process.
 */
export async function startNginx(
  program: string,
  { port, socket, dir }: { port: number; socket: string; dir: string },
): Promise<void> {
  const file = adaptConfiguration({ home: dir, socket, port, floodLimits: false });
  const child = spawn(program, ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
  endWithUs(child);
  await accepts({ port }, child, 'nginx does not start');
}
