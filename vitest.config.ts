import { defineConfig } from 'vitest/config';

/** They replace no modules. A worker of its own would cost each file a second of processor time or more. */
const api = { isolate: false, globalSetup: 'tests/support/build-service.ts' };

/** Runs the tests of the API, without those of SQLite's own, on PostgreSQL: `TEST_ENGINE=postgres`. */
const onPostgres = {
  extends: true as const,
  test: {
    ...api,
    globalSetup: 'tests/support/start-postgres.ts',
    name: 'api-postgres',
    include: ['tests/api/**/*.test.ts'],
    exclude: ['tests/api/sqlite/**'],
    env: { TEST_ENGINE: 'postgres' },
  },
};

export default defineConfig({
  test: {
    // More than two cores: unit tests compute while API tests wait for their own processes.
    maxWorkers: 3,
    // Any test may wait for those beside it, on a busy machine for long: a limit should only end what hangs.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // Others are empty for the tests. The editor reads in it which letters the typefaces have.
    css: { include: /text-font\.css/ },
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          ...api,
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          env: { TEST_ENGINE: 'sqlite' },
        },
      },
      ...(process.env.TEST_ENGINE === 'postgres' ? [onPostgres] : []),
    ],
  },
});
