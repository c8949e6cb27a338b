import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { nginxUrl } from '../addresses.ts';

const pidFile = 'test-results/stack.pid';

/** Removes what an earlier stack left: a test waits until this one stands. */
export function removeStackPid(): void {
  rmSync(pidFile, { force: true });
}

/** Called by the process that runs the stack, so that tests can signal it to restart. */
export function writeStackPid(): void {
  mkdirSync('test-results', { recursive: true });
  writeFileSync(pidFile, String(process.pid));
}

/** Restarts nginx and the API on the same data, and waits until they serve again. */
export async function restartStack(): Promise<void> {
  // The site answers before the stack's last service is healthy.
  await until(async () => existsSync(pidFile));
  process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGHUP');
  // Wait until it is down first: an early health check would reach the old services.
  await until(async () => !(await isReady(nginxUrl)));
  await until(() => isReady(nginxUrl));
}

/** Whether the site and its API are ready. */
export async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health/ready`)).ok;
  } catch {
    return false;
  }
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await condition()) return;
    await wait(50);
  }
  throw new Error('the stack did not come back');
}
