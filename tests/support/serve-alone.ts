import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alonePort, aloneUrl } from './addresses.ts';
import { testSettings } from './settings.ts';

/** Runs the API that serves the built site by itself, as `npm start` does, until a signal ends it. */
const dataDir = mkdtempSync(join(tmpdir(), 'site-alone-'));
const api = spawn(process.execPath, ['api/index.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    ...testSettings,
    SITE_URL: aloneUrl,
    PORT: String(alonePort),
    DATA_DIR: dataDir,
  },
});
api.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => api.kill(signal));
