/**
 * `npm run backup` makes one backup, also while the API runs. With `-- --scheduled` it keeps running and makes one
 * every BACKUP_HOURS.
 */
import { parseArgs } from 'node:util';
import { readBackupSettings } from './settings.ts';
import { createBackupApart } from './sqlite/backup/apart.ts';
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
  const back = async () => {
    const { output, failure } = await createBackupApart(
      import.meta.filename,
      settings,
      stop.signal,
    );
    process[failure ? 'stderr' : 'stdout'].write(output);
    return !failure;
  };
  await backUpOnSchedule(settings, back, stop.signal);
});
