import { spawnSync } from 'node:child_process';
import { defineConfig } from 'vitest/config';
import { isRelease, releaseTag } from './tests/support/release.ts';

/** They replace nothing global. A process of its own would cost each file a second of processor time or more. */
const api = { isolate: false, include: ['tests/api/**/*.test.ts'] };

/** About connections, bodies, files and mail rather than rows, or long: in `npm test` they run on SQLite alone. */
const onOneEngine = [
  ...['acknowledgements', 'admin-password', 'device-cookie', 'first-steps', 'later-starts'],
  ...['cv-scanning', 'mail-notices', 'publishing', 'retention-spam', 'virus-scan'],
  ...['active-cvs', 'another-company', 'bad-addresses', 'bad-bodies', 'bad-starts'],
  ...['certificate-expiry', 'certificate-files', 'cross-site', 'cross-site-calls', 'https'],
  ...['https-connections', 'listening', 'logs', 'mail-delivery', 'mail-faults', 'mail-service'],
  ...['content-exchange', 'open-uploads', 'openapi-document', 'password-strength'],
  ...['pictures', 'plain-http', 'pressure', 'public-settings', 'published-links'],
  ...['publishing-faults', 'read-form'],
  ...['session-before-body', 'stopping', 'replies', 'openapi-served', 'admin-data-protection'],
  ...['admin-events', 'first-start', 'cv-process', 'rate-limits', 'retention-pool', 'quota'],
  ...['admin-applications', 'admin-exports', 'two-releases', 'proof-of-work', 'admin-sessions'],
  ...['admin-person-export', 'canned-answers', 'trash', 'job-applications', 'admin-hiring'],
  ...['repeated-messages', 'quote-requests', 'storage-quota', 'health', 'metrics', 'hung-up'],
  ...['session', 'related', 'admin-system', 'full-contact', 'messages-refused'],
].map((name) => `tests/api/${name}.test.ts`);

/**
 * Each test of the API but SQLite's own runs on PostgreSQL too, where there is a server (start-postgres.ts): those
 * of `onOneEngine` only in `npm run test:release`.
 */
const hasPostgres =
  Boolean(process.env.TEST_POSTGRES_URL) ||
  spawnSync('docker', ['image', 'inspect', 'postgres:17-trixie'], { stdio: 'ignore' }).status === 0;

export default defineConfig({
  test: {
    ...(!isRelease && { testNamePattern: new RegExp(`^(?!.*${releaseTag})`) }),
    // More than two cores: unit tests compute while API tests wait for their own processes.
    maxWorkers: 4,
    // Any test may wait for those beside it, on a busy machine for long: a limit should only end what hangs.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 60_000 } },
    // Others are empty for the tests. The editor reads in it which letters the typefaces have.
    css: { include: /text-font\.css/ },
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          ...api,
          name: 'api',
          exclude: ['tests/api/postgres/**'],
          globalSetup: 'tests/support/build-service.ts',
          env: { TEST_ENGINE: 'sqlite' },
        },
      },
      ...(hasPostgres
        ? [
            {
              extends: true as const,
              test: {
                ...api,
                name: 'api-postgres',
                exclude: ['tests/api/sqlite/**', ...(isRelease ? [] : onOneEngine)],
                globalSetup: 'tests/support/start-postgres.ts',
                env: { TEST_ENGINE: 'postgres' },
              },
            },
          ]
        : []),
    ],
  },
});
