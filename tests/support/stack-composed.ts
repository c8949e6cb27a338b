import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';

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
const project = `site-tests-${createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8)}`;

/** The project's own docker-compose.yml under a name, a port and volumes of the tests' own. */
export function composedStack(settings: Settings): Stack {
  const compose = (...words: string[]) => {
    const { status } = spawnSync('docker', ['compose', '--project-name', project, ...words], {
      stdio: ['ignore', process.stderr, process.stderr],
      env: { ...process.env, ...settings },
    });
    if (status !== 0) throw new Error(`docker compose ${words.join(' ')} ended with ${status}`);
  };
  const down = () => compose('down', '--volumes', '--rmi', 'local', '--timeout', '12');
  return {
    kind: 'composed',
    up() {
      down();
      compose('up', '--build', '--wait');
    },
    restart: () => compose('restart'),
    down,
  };
}
