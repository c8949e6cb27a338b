import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

type Settings = Readonly<Record<string, string>>;

/** A way to run nginx and the API together. */
export type Stack = {
  readonly kind: string;
  up(): void | Promise<void>;
  /** Ends both services and starts them again on the same data. */
  restart(): void | Promise<void>;
  down(): void | Promise<void>;
};

/** Whether `docker compose` can be used here. */
export function dockerAnswers(): boolean {
  return ['info', 'compose version'].every(
    (call) => spawnSync('docker', call.split(' '), { stdio: 'ignore' }).status === 0,
  );
}

/**
 * This folder's own name, so that checkouts side by side leave each other alone, while what a run that was
 * killed left standing is found and ended by the next.
 */
const folder = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8);

/** A stack on which `docker compose` can be called. */
export type ComposedStack = Stack & {
  /** Of the compose project; its network is `<name>_default`. */
  readonly name: string;
  /** Does what the words say and resolves with what it printed. @throws Error where it ended with another code than 0 */
  compose(...words: string[]): Promise<string>;
};

/**
 * The project's own docker-compose.yml under a name, a port and volumes of the tests' own.
 * @param purpose in the name: stacks for different ones stand side by side
 * @param overlays further compose files, laid over it in this order
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
    await compose('down', '--volumes', '--rmi', 'local', '--timeout', '12');
  };
  return {
    kind: 'composed',
    name,
    compose,
    async up() {
      await down();
      await compose('up', '--build', '--wait');
    },
    async restart() {
      await compose('restart');
    },
    down,
  };
}
