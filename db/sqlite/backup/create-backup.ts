import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { sync } from '../../engine/sync.ts';
import type { BackupSettings } from '../../settings/settings.ts';
import { isDamage } from '../errors.ts';
import { databaseFile, unusable } from '../open.ts';
import { BackupError, failureOf } from './error.ts';
import {
  backupName,
  holdDirectory,
  listBackups,
  partialName,
  removePartials,
  rotatedOut,
  waitForDirectory,
} from './files.ts';
import { endSessions, verify } from './verify.ts';

/**
 * Makes a backup while the API runs, and removes those beyond `keep` (`rotatedOut`). The file has a hidden name until
 * it is complete, verified and on the disk, so any file with a backup's name can be restored.
 * @param update the update that it is made for: it then waits for another backup or restore to end
 * @param copy writes the copy into a file; by default of the database in DATA_DIR
 * @returns a one-line summary
 * @throws BackupError, DatabaseUnusable, or a system error; then no partial file is left
 */
export async function createBackup(
  settings: BackupSettings,
  update?: string,
  copy: (file: string) => Promise<void> | void = (file) =>
    copyDatabase(join(settings.dataDir, databaseFile), file),
): Promise<string> {
  const { backupDir } = settings;
  const started = performance.now();
  mkdirSync(backupDir, { recursive: true });
  using _ = update ? await waitForDirectory(backupDir) : holdDirectory(backupDir);
  removePartials(backupDir);
  const name = backupName(new Date(), update);
  const file = join(backupDir, name);
  const partial = join(backupDir, partialName(name));
  try {
    await copy(partial);
    await verify(partial, `the copy for ${name}`, 'quick_check');
    endSessions(partial);
    sync(partial);
    renameSync(partial, file);
  } catch (reason) {
    removePartials(backupDir);
    throw reason;
  }
  sync(backupDir);
  const rotated = rotatedOut(listBackups(backupDir), settings);
  for (const old of rotated) rmSync(join(backupDir, old));
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return `Backup ${file}: ${megabytes} MB in ${seconds} s`;
}

/** Copies the database into one compacted file, without erased data. */
function copyDatabase(from: string, to: string): void {
  // Read only: a backup must not change a damaged database.
  const sqlite = openSource(from);
  try {
    sqlite.prepare('VACUUM INTO ?').run(to);
  } catch (reason) {
    if (isDamage(reason)) throw unusable(from, reason);
    throw new BackupError(
      `${to} cannot be written: ${(reason as Error).message}`,
      failureOf(reason),
    );
  } finally {
    sqlite.close();
  }
}

function openSource(file: string): BetterSqlite3.Database {
  try {
    return new BetterSqlite3(file, { readonly: true, fileMustExist: true });
  } catch (reason) {
    throw unusable(file, reason);
  }
}
