import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seed } from '#tests/sample-data/seed.ts';
import { adminPort, adminUrl, alonePort, aloneUrl } from '../addresses.ts';
import { builtService } from '../api/built-service.ts';
import { testSettings } from '../settings.ts';

/**
 * Runs the API with the built site, as `npm start` does, until a signal ends it. With `admin` it has sample data and
 * the admin tests' port.
 */
const isAdmin = process.argv.includes('admin');
const dataDir = mkdtempSync(join(tmpdir(), 'site-alone-'));
const environment = {
  ...process.env,
  ...testSettings,
  SITE_URL: isAdmin ? adminUrl : aloneUrl,
  PORT: String(isAdmin ? adminPort : alonePort),
  DATA_DIR: dataDir,
};
if (isAdmin) await seed(environment, []);
const api = spawn(process.execPath, [builtService], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: environment,
});
api.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => api.kill(signal));
