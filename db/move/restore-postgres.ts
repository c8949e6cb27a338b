import { join } from 'node:path';
import type { Store } from '../engine/store.ts';
import { openPostgres } from '../postgres/open.ts';
import { migrating } from '../postgres/pool.ts';
import { isInUse, usedPostgres } from '../postgres/snapshot.ts';
import type { BackupSettings } from '../settings/settings.ts';
import { sinceBackup } from '../sqlite/backup/erasures.ts';
import { BackupError } from '../sqlite/backup/error.ts';
import { inDatabase } from '../sqlite/backup/lock.ts';
import { replacedName, restoreBackup } from '../sqlite/backup/restore-backup.ts';
import { databaseFile, openDatabase } from '../sqlite/open.ts';
import { copyToFile } from './copy-to-file.ts';
import { moveDatabase } from './move.ts';

/**
 * `restoreBackup` for PostgreSQL: replaces the rows in one transaction, after a backup of the present ones in DATA_DIR.
 * Every API must be stopped.
 * @param given a file, or a name in the backup directory
 * @throws BackupError, MoveRefused or DatabaseUnusable; then nothing is changed
 */
export async function restoreToPostgres(settings: BackupSettings, url: string, given: string) {
  if (await isInUse(url)) throw new BackupError(usedPostgres);
  return restoreBackup(settings, given, async (copy) => {
    await using target = await openPostgres(url, migrating);
    const replaced = (await isUsed(target))
      ? replacedName(join(settings.dataDir, databaseFile))
      : undefined;
    if (replaced) await copyToFile(url, replaced);
    const since = replaced
      ? inDatabase(replaced, (old) => inDatabase(copy, (file) => sinceBackup(old, file)))
      : undefined;
    // A backup of an older release: opening migrates its schema first.
    await using source = await openDatabase(copy);
    await moveDatabase(source, target, { replaces: true });
    const { host, pathname } = new URL(url);
    return { file: `into ${host}${pathname}`, replaced, since };
  });
}

/** Whether the database has any use beyond a first start. */
async function isUsed({ db }: Store): Promise<boolean> {
  for (const table of ['admin', 'messages', 'applications'] as const) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true;
  }
  return false;
}
