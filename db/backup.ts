/**
 * `npm run backup` makes one backup, also while the API runs. With `-- --scheduled` it keeps running and makes one
 * every BACKUP_HOURS.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { readBackupSettings } from './settings.ts';
import { runCommand } from './sqlite/backup/error.ts';
import { backUpOnSchedule } from './sqlite/backup/schedule.ts';
import { sqlite } from './sqlite/index.ts';

// Backups hold personal data: only this user may read them.
process.umask(0o077);

await runCommand('No backup was made', async () => {
  const { values } = parseArgs({ options: { scheduled: { type: 'boolean', default: false } } });
  const settings = readBackupSettings(process.env);
  if (!values.scheduled) {
    process.stdout.write(`${await sqlite.createBackup(settings)}\n`);
    return;
  }
  const stop = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stop.abort());
  await backUpOnSchedule(settings, () => backUpApart(stop.signal), stop.signal);
});

/**
 * Runs in its own process: SQLite's copy blocks the thread, and signals would wait for it. A kill midway is harmless:
 * the next backup removes the partial file.
 */
async function backUpApart(stop: AbortSignal): Promise<boolean> {
  const child = spawn(process.execPath, [import.meta.filename], { stdio: 'inherit' });
  const kill = () => child.kill('SIGKILL');
  stop.addEventListener('abort', kill);
  const [code] = await once(child, 'close');
  stop.removeEventListener('abort', kill);
  return code === 0;
}
