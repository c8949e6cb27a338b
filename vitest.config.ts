import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // More than two cores: unit tests compute while API tests wait for their own processes.
    maxWorkers: 3,
    // Any test may wait for those beside it.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: 'tests/support/build-service.ts',
        },
      },
    ],
  },
});
