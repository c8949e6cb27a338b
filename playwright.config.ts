import { defineConfig } from '@playwright/test';
import { adminUrl, aloneUrl, nginxUrl } from './tests/support/addresses.ts';
import { chromiumPath } from './tests/support/chromium.ts';
import type { EngineOptions } from './tests/support/engines/tab.ts';

/** Tests of how the site is served hold for both ways to run it; the rest look at the one behind nginx. */
const bothWays = 'serving/**/*.spec.ts';
/** They take the services away from whoever else is looking, so they come last. */
const disturbing = ['restart.spec.ts', 'floods.spec.ts', 'slow-senders.spec.ts'];
/** What other engines than Chromium must do too, in browsers of the machine's own. */
const engines = 'engines.spec.ts';
/** The admin with a thousand messages, which other tests would disturb. */
const admin = 'admin/**/*.spec.ts';

export default defineConfig<object, EngineOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  // More than cores: most of a test is waiting.
  workers: 3,
  timeout: 30_000,
  // A machine that stumbles once is told as flaky; what fails twice has failed.
  retries: 1,
  use: {
    locale: 'tr-TR',
    // Kept of each test, a trace costs all of them a sixth of their time.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    launchOptions: {
      ...(chromiumPath && { executablePath: chromiumPath }),
      // Where the machine names no language, as in CI, Chromium can save no file with a Turkish name.
      env: { ...process.env, LANG: 'C.UTF-8' },
      args: [
        // Chromium's own sandbox does not start for root, as which CI runs.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        // A name that is not this machine's own: over plain HTTP its pages are no secure context.
        '--host-resolver-rules=MAP plain.test 127.0.0.1',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'nginx', testIgnore: [...disturbing, admin, engines], use: { baseURL: nginxUrl } },
    { name: 'admin', testMatch: admin, use: { baseURL: adminUrl } },
    { name: 'firefox', testMatch: engines, use: { engine: 'firefox' } },
    { name: 'webkit', testMatch: engines, use: { engine: 'webkit' } },
    { name: 'alone', testMatch: bothWays, use: { baseURL: aloneUrl } },
    {
      name: 'restart',
      testMatch: 'restart.spec.ts',
      dependencies: ['nginx'],
      use: { baseURL: nginxUrl },
    },
    // A flood on the login keeps the restart's admin out, and a restart ends a flood.
    {
      name: 'floods',
      testMatch: ['floods.spec.ts', 'slow-senders.spec.ts'],
      dependencies: ['restart'],
      use: { baseURL: nginxUrl },
    },
  ],
  webServer: [
    {
      command: 'node tests/support/serve-nginx.ts',
      url: `${nginxUrl}/api/health/ready`,
      timeout: 600_000,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    },
    {
      command: 'node tests/support/serve-alone.ts',
      url: `${aloneUrl}/api/health/ready`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
    {
      command: 'node tests/support/serve-alone.ts admin',
      url: `${adminUrl}/api/health/ready`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  ],
});
