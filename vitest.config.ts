import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { isRelease, releaseTag } from './tests/support/release.ts';

/** They replace nothing global. A process of its own would cost each file a second of processor time or more. */
const api = { isolate: false, include: ['tests/api/**/*.test.ts'] };

/** Most APIs start in the process of their test (tests/support/api/api.ts), which has what they read of their own. */
const startsHere = {
  TEST_API_STARTS: 'here',
  LOOK_EVERY_MS: '100',
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'),
};

/** Unit tests that replace a module, a clock or a global, which would stay replaced in the next file. */
const replacing = globSync('tests/unit/*.test.{ts,tsx}').filter((path) =>
  /\bvi\.|\bglobalThis\b/.test(readFileSync(path, 'utf8')),
);

/** The second engine is for release alone: each test of the API but SQLite's own, where there is a server (start-postgres.ts). */
const runsOnPostgres =
  isRelease &&
  (Boolean(process.env.TEST_POSTGRES_URL) ||
    spawnSync('docker', ['image', 'inspect', 'postgres:17-trixie'], { stdio: 'ignore' }).status ===
      0);

export default defineConfig({
  test: {
    ...(!isRelease && { testNamePattern: new RegExp(`^(?!.*${releaseTag})`) }),
    // More than two cores: unit tests compute while API tests wait for their own processes.
    maxWorkers: 5,
    // Any test may wait for those beside it, on a busy machine for long: a limit should only end what hangs.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 60_000 } },
    // Others are empty for the tests. The editor reads in it which letters the typefaces have.
    css: { include: /fonts\.css/ },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: replacing,
        },
      },
      { extends: true, test: { name: 'unit-replacing', include: replacing } },
      {
        extends: true,
        test: {
          ...api,
          name: 'api',
          exclude: ['tests/api/postgres/**'],
          globalSetup: 'tests/support/api/build-service.ts',
          env: { ...startsHere, TEST_ENGINE: 'sqlite' },
        },
      },
      ...(runsOnPostgres
        ? [
            {
              extends: true as const,
              test: {
                ...api,
                name: 'api-postgres',
                exclude: ['tests/api/sqlite/**'],
                globalSetup: 'tests/support/database/start-postgres.ts',
                env: { TEST_ENGINE: 'postgres' },
              },
            },
          ]
        : []),
    ],
  },
});
