import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seed } from '#tests/sample-data/seed.ts';
import { alonePort, aloneUrl, deskPort, deskUrl } from './addresses.ts';
import { builtService } from './built-service.ts';
import { testSettings } from './settings.ts';

/**
 * Runs the API that serves the built site by itself, as `npm start` does, until a signal ends it. `desk`:
 * with sample data, where the tests of the desk look for it.
 */
const isDesk = process.argv.includes('desk');
const dataDir = mkdtempSync(join(tmpdir(), 'site-alone-'));
const environment = {
  ...process.env,
  ...testSettings,
  SITE_URL: isDesk ? deskUrl : aloneUrl,
  PORT: String(isDesk ? deskPort : alonePort),
  DATA_DIR: dataDir,
};
if (isDesk) await seed(environment, []);
const api = spawn(process.execPath, [builtService], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: environment,
});
api.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => api.kill(signal));
