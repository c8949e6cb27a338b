import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

type Settings = Readonly<Record<string, string>>;

/** An open admin reports an outage only after two seconds, and a restart can be over by then. */
export const outageMs = 3000;

/** A way to run nginx and the API together. */
export type Stack = {
  readonly kind: string;
  up(): void | Promise<void>;
  /** Restarts both services on the same data; nobody is answered for `outageMs`. */
  restart(): void | Promise<void>;
  down(): void | Promise<void>;
};

/** Whether `docker compose` is available. */
export function dockerResponds(): boolean {
  return ['info', 'compose version'].every(
    (call) => spawnSync('docker', call.split(' '), { stdio: 'ignore' }).status === 0,
  );
}

/** Identifies this folder: parallel checkouts do not interfere, and the next run removes what a killed run left. */
const folder = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8);

/** A stack that accepts `docker compose` commands. */
export type ComposedStack = Stack & {
  /** The compose project's name; its network is `<name>_default`. */
  readonly name: string;
  /** Runs a command, and resolves with its output. @throws Error if its exit code is not 0 */
  compose(...words: string[]): Promise<string>;
};

/**
 * The project's docker-compose.yml with a separate name, port and volumes.
 * @param purpose part of the name: stacks of different purposes can run in parallel
 * @param overlays further compose files, applied in this order
 */
export function composedStack(
  settings: Settings,
  purpose = 'tests',
  overlays: readonly string[] = [],
): ComposedStack {
  const name = `site-${purpose}-${folder}`;
  const files = ['docker-compose.yml', ...overlays].flatMap((file) => ['--file', file]);
  const project = ['compose', '--project-name', name, ...files];
  const compose = async (...words: string[]) => {
    const child = spawn('docker', [...project, ...words], {
      stdio: ['ignore', 'pipe', process.stderr],
      env: { ...process.env, ...settings },
    });
    const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    if (code !== 0) throw new Error(`docker compose ${words.join(' ')} ended with ${code}`);
    return printed;
  };
  const down = async () => {
    await compose('down', '--volumes', '--rmi', 'all', '--timeout', '12');
  };
  return {
    kind: 'composed',
    name,
    compose,
    async up() {
      await down();
      // All but mail, which is asked for its health once a minute; no visitor waits for it.
      await compose('up', '--build', '--wait', 'web', 'backup');
      await compose('up', '--detach');
    },
    async restart() {
      // It ends the event streams, which nginx would wait for.
      await compose('stop', 'api');
      await wait(outageMs);
      // Not `start`, which waits until what a service depends on is healthy: a next restart would stop that.
      await compose('restart', 'api', 'web');
    },
    down,
  };
}
