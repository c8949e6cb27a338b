import { defineConfig } from '@playwright/test';
import { adminUrl, aloneUrl, nginxUrl } from './tests/support/addresses.ts';
import { chromiumPath } from './tests/support/chromium.ts';
import type { EngineOptions } from './tests/support/engines/tab.ts';
import { isRelease, releaseTag } from './tests/support/release.ts';

/** Run against both ways to serve the site. Most other tests run behind nginx only. */
const bothWays = 'serving/**/*.spec.ts';
/** They make the services unavailable to other tests, so they run apart. */
const disturbing = ['restart.spec.ts', 'floods.spec.ts', 'slow-senders.spec.ts'];
/** For Firefox and WebKit, in the browsers installed on the machine. */
const engines = 'engines.spec.ts';
/** The admin with a thousand sample messages, on its own server: other tests would change them. */
const admin = 'admin/**/*.spec.ts';

export default defineConfig<object, EngineOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  reporter: [['list']],
  ...(!isRelease && { grepInvert: new RegExp(releaseTag) }),
  forbidOnly: Boolean(process.env.CI),
  // One more than two cores: a test waits for its service, for a pause of a typist or for an animation half of its time.
  workers: 3,
  // Wide: a busy machine takes several times as long as an idle one, and a limit should only end what hangs.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // A test that passes on its retry is reported as flaky; one that fails twice has failed.
  retries: 1,
  use: {
    locale: 'tr-TR',
    // A trace of every test would cost a sixth of the run time.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    launchOptions: {
      ...(chromiumPath && { executablePath: chromiumPath }),
      // Without a locale, as in CI, Chromium cannot save a file with a Turkish name.
      env: { ...process.env, LANG: 'C.UTF-8' },
      args: [
        // Chromium's sandbox does not start as root, which CI runs as.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        // Not localhost, so that its pages over plain HTTP are no secure context.
        '--host-resolver-rules=MAP plain.test 127.0.0.1',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // First: of a stack of its own, it waits for health checks most of its time.
    { name: 'update', testMatch: 'update.spec.ts' },
    // Beside the projects of other sites, since a restart is mostly waited for: what runs behind nginx comes after them.
    { name: 'restart', testMatch: 'restart.spec.ts', use: { baseURL: nginxUrl } },
    { name: 'admin', testMatch: admin, use: { baseURL: adminUrl } },
    { name: 'alone', testMatch: bothWays, use: { baseURL: aloneUrl } },
    // Each is one file, so one worker's: the other workers would wait for it at the end.
    ...(['firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testMatch: engines,
      dependencies: ['restart'],
      use: { engine },
    })),
    {
      name: 'nginx',
      testIgnore: [...disturbing, 'update.spec.ts', admin, engines],
      dependencies: ['restart'],
      use: { baseURL: nginxUrl },
    },
    {
      name: 'floods',
      testMatch: ['floods.spec.ts', 'slow-senders.spec.ts'],
      dependencies: ['nginx', 'firefox', 'webkit'],
      use: { baseURL: nginxUrl },
    },
  ],
  webServer: {
    command: 'node tests/support/stack/serve-sites.ts',
    wait: { stdout: /All sites answer/ },
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
