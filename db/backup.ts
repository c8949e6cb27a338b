/**
 * `npm run backup`: one backup, now, also while the API runs. `-- --scheduled`: stays, and makes one every
 * BACKUP_HOURS.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { readBackupSettings } from './settings.ts';
import { createBackup } from './sqlite/backup/create-backup.ts';
import { runCommand } from './sqlite/backup/error.ts';
import { backUpOnSchedule } from './sqlite/backup/schedule.ts';

// What is copied is personal data: the files are for this user alone.
process.umask(0o077);

await runCommand('No backup was made', async () => {
  const { values } = parseArgs({ options: { scheduled: { type: 'boolean', default: false } } });
  const settings = readBackupSettings(process.env);
  if (!values.scheduled) {
    process.stdout.write(`${await createBackup(settings)}\n`);
    return;
  }
  const stop = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stop.abort());
  await backUpOnSchedule(settings, () => backUpApart(stop.signal), stop.signal);
});

/**
 * In a process of its own: SQLite's copying would keep this one from hearing a signal. A kill in the middle
 * does no harm, the next backup removes what it left.
 */
async function backUpApart(stop: AbortSignal): Promise<boolean> {
  const child = spawn(process.execPath, [import.meta.filename], { stdio: 'inherit' });
  const kill = () => child.kill('SIGKILL');
  stop.addEventListener('abort', kill);
  const [code] = await once(child, 'close');
  stop.removeEventListener('abort', kill);
  return code === 0;
}
