/**
 * `npm run backup` makes one backup, also while the API runs. With `-- --scheduled` it keeps running and makes one
 * every BACKUP_HOURS. With BACKUP_TO it also ships them to the off-site repository; in compose db/offsite.ts does.
 * `--update from-1.0.0-to-1.1.0` is for the start of a release, which migrates the database afterwards.
 */
import { parseArgs } from 'node:util';
import { serveBackups } from './backup/serve-backups.ts';
import { copyToFile } from './move/copy-to-file.ts';
import { shipOnSchedule, visitNow } from './offsite/schedule.ts';
import { readOffsiteSettings } from './settings/offsite.ts';
import { readBackupSettings } from './settings/settings.ts';
import { createBackupApart } from './sqlite/backup/apart.ts';
import { createBackup } from './sqlite/backup/create-backup.ts';
import { runCommand } from './sqlite/backup/error.ts';
import { backUpOnSchedule } from './sqlite/backup/schedule.ts';

// Backups hold personal data: only this user may read them.
process.umask(0o077);

await runCommand('No backup was made', async () => {
  const { values } = parseArgs({
    options: {
      scheduled: { type: 'boolean', default: false },
      update: { type: 'string' },
    },
  });
  const settings = readBackupSettings(process.env);
  const { backupDir, databaseUrl: url } = settings;
  const offsite = readOffsiteSettings(process.env);
  const stop = new AbortController();
  const elsewhere = offsite && { settings: offsite, backupDir };
  if (!values.scheduled) {
    const copy = url === undefined ? undefined : (file: string) => copyToFile(url, file);
    process.stdout.write(`${await createBackup(settings, values.update, copy)}\n`);
    if (values.update) return;
    // A failed shipment leaves the backup valid.
    if (elsewhere) await runCommand('Off-site', () => visitNow(elsewhere, stop.signal));
    return;
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stop.abort());
  const make = async (update?: string) => {
    const attempt = await createBackupApart(import.meta.filename, settings, stop.signal, update);
    process[attempt.failure ? 'stderr' : 'stdout'].write(attempt.output);
    return attempt;
  };
  const back = async () => !(await make()).failure;
  await Promise.all([
    backUpOnSchedule(settings, back, stop.signal),
    url !== undefined && serveBackups({ ...settings, url, make }, stop.signal),
    elsewhere && shipOnSchedule(elsewhere, stop.signal),
  ]);
});
