/**
 * `npm run restore -- <file>` replaces the database with a backup, while the API is stopped. Without a file it lists
 * the backups. With `--offsite` it does the same with those of the off-site repository, BACKUP_TO; `latest` is the
 * newest.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SettingError } from '#contract/settings.ts';
import type { Restored, SinceBackup } from './backup/backups.ts';
import { restoreToPostgres } from './move/restore-postgres.ts';
import { bringBack, listOffsite } from './offsite/restore.ts';
import { readOffsiteSettings } from './settings/offsite.ts';
import { type BackupSettings, readBackupSettings } from './settings/settings.ts';
import { describe } from './sqlite/backup/erasures.ts';
import { BackupError, runCommand } from './sqlite/backup/error.ts';
import { listBackups } from './sqlite/backup/files.ts';
import { restoreBackup } from './sqlite/backup/restore-backup.ts';

// As the API does: the files are readable for this user only.
process.umask(0o077);

await runCommand('Nothing was restored', async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { offsite: { type: 'boolean', default: false } },
  });
  const [file, ...more] = positionals;
  if (more.length > 0) throw new BackupError('give one file');
  const settings = readBackupSettings(process.env);
  const lines = values.offsite
    ? await fromOffsite(settings, file)
    : file
      ? reportOf(await restore(settings, file))
      : listed(settings.backupDir);
  process.stdout.write(`${lines.join('\n')}\n`);
});

async function fromOffsite(settings: BackupSettings, name: string | undefined): Promise<string[]> {
  const offsite = readOffsiteSettings(process.env);
  if (!offsite) throw new SettingError('BACKUP_TO is not set');
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  if (!name) return listOffsite(offsite, stop.signal);
  const fetched = await bringBack(offsite, stop.signal, settings.backupDir, name);
  process.stdout.write(`Fetched ${fetched}\n`);
  return reportOf(await restore(settings, fetched));
}

function restore(settings: BackupSettings, file: string): Promise<Restored> {
  const { databaseUrl } = settings;
  return databaseUrl === undefined
    ? restoreBackup(settings, file)
    : restoreToPostgres(settings, databaseUrl, file);
}

function listed(directory: string): string[] {
  const names = listBackups(directory);
  if (names.length === 0) throw new BackupError(`there is no backup in ${directory}`);
  return names.map((name) => join(directory, name));
}

function reportOf({ file, replaced, since }: Restored): string[] {
  return [
    `Restored ${file}`,
    ...(replaced ? [`What it replaced is kept: ${replaced}`] : []),
    ...(since
      ? linesOf(since)
      : [
          'What was erased since the backup is not known here: erase it again, and put in the trash what was there',
          'Users and keys are those of the backup: look through them under Team, and take away again what was taken away since',
        ]),
  ];
}

function linesOf({ erasures, revocations, trashed }: SinceBackup): string[] {
  const again = Object.entries(trashed).flatMap(([what, ids]) =>
    ids.length > 0 ? [`${what} ${ids.join(' ')}`] : [],
  );
  return [
    ...(erasures.length > 0 ? ['Erased since the backup, so erase it again:'] : []),
    ...erasures.map(describe),
    ...(revocations.length > 0
      ? [
          'Users and keys taken away since the backup, so take them away again before anyone logs in:',
        ]
      : []),
    ...revocations.map(describe),
    ...(again.length > 0 ? ['Put in the trash since the backup, so put it there again:'] : []),
    ...again,
  ];
}
