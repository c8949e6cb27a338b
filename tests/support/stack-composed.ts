import { spawnSync } from 'node:child_process';

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

/** The project's own docker-compose.yml under a name, a port and volumes of the tests' own. */
export function composedStack(settings: Settings): Stack {
  const compose = (...words: string[]) => {
    const { status } = spawnSync('docker', ['compose', '--project-name', 'site-tests', ...words], {
      stdio: ['ignore', process.stderr, process.stderr],
      env: { ...process.env, ...settings },
    });
    if (status !== 0) throw new Error(`docker compose ${words.join(' ')} ended with ${status}`);
  };
  const down = () => compose('down', '--volumes', '--timeout', '12');
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
