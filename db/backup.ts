/**
 * `npm run backup` makes one backup, also while the API runs. With `-- --scheduled` it keeps running and makes one
 * every BACKUP_HOURS. With BACKUP_TO it also ships them to the off-site repository; in compose db/offsite.ts does.
 */
import { parseArgs } from 'node:util';
import { visitor } from './offsite/program.ts';
import { shipOnSchedule } from './offsite/schedule.ts';
import { readOffsiteSettings } from './offsite/settings.ts';
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
  const { backupDir } = settings;
  const offsite = readOffsiteSettings(process.env);
  const stop = new AbortController();
  const elsewhere = offsite && { settings: offsite, copies: sqlite.copies, backupDir };
  if (!values.scheduled) {
    process.stdout.write(`${await sqlite.createBackup(settings)}\n`);
    // A failure there does not unmake the backup.
    if (elsewhere) await runCommand('Off-site', () => visitor(elsewhere, stop.signal).visit());
    return;
  }
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
  await Promise.all([
    backUpOnSchedule(settings, back, stop.signal),
    elsewhere &&
      shipOnSchedule(
        { ...elsewhere, visit: visitor(elsewhere, stop.signal).visitOrSay },
        stop.signal,
      ),
  ]);
});
