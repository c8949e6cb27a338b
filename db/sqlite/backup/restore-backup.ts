import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Restored } from '../../backup/backups.ts';
import { sync } from '../../engine/sync.ts';
import type { BackupSettings } from '../../settings/settings.ts';
import { codeOf, isDamage } from '../errors.ts';
import { databaseFile } from '../open.ts';
import { busyTimeoutMs } from '../write-lock.ts';
import { sinceBackup } from './erasures.ts';
import { BackupError } from './error.ts';
import { holdDirectory } from './files.ts';
import { inDatabase, isDamaged, lock, refuseWhereOpen } from './lock.ts';
import { endSessions, verify } from './verify.ts';

/** Files of SQLite beside a database. Beside another database they would damage it. */
const sidecars = ['-wal', '-shm', '-journal'];

/**
 * Replaces the database with a backup, and moves the replaced one aside. The backup is verified before anything is
 * changed.
 * @param given a file, or a name in the backup directory
 * @param replace puts a copy of the backup in place; by default in DATA_DIR
 * @throws BackupError, or a system error
 */
export async function restoreBackup(
  { dataDir, backupDir }: BackupSettings,
  given: string,
  replace: (copy: string) => Promise<Restored> = (copy) => swap(join(dataDir, databaseFile), copy),
): Promise<Restored> {
  const backup = findBackup(backupDir, given);
  mkdirSync(backupDir, { recursive: true });
  using _ = holdDirectory(backupDir);
  const directory = join(dataDir, `.${databaseFile}.restoring`);
  const empty = () => rmSync(directory, { recursive: true, force: true });
  // Left by a killed restore.
  empty();
  mkdirSync(directory, { recursive: true });
  const copy = join(directory, databaseFile);
  try {
    copyAll(backup, copy);
    await verify(copy, backup, 'integrity_check');
    endSessions(copy);
    return await replace(copy);
  } finally {
    empty();
  }
}

/** @throws BackupError when there is no such file */
function findBackup(directory: string, given: string): string {
  const file = basename(given) === given ? join(directory, given) : resolve(given);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new BackupError(`there is no file ${file}`);
  }
  return file;
}

async function swap(database: string, copy: string): Promise<Restored> {
  sync(copy);
  const damaged = existsSync(database) && isDamaged(database);
  if (damaged) refuseWhereOpen(database, `${copy}.probe`);
  if (damaged || !existsSync(database)) {
    return { file: database, replaced: putInPlace(database, copy), since: undefined };
  }
  const old = lock(database);
  try {
    const since = unlessUnreadable(() =>
      inDatabase(copy, (restored) => sinceBackup(old, restored)),
    );
    const replaced = putInPlace(database, copy);
    // An API that started meanwhile may have opened the old file: it must give up before the lock is released.
    await wait(2 * busyTimeoutMs);
    return { file: database, replaced, since };
  } finally {
    old.close();
  }
}

/** Returns undefined if the replaced database is damaged, or has not these tables, as before 1.0.0. */
function unlessUnreadable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (reason) {
    if (isDamage(reason) || codeOf(reason) === 'SQLITE_ERROR') return undefined;
    throw reason;
  }
}

/** A database exists under this name at every moment: an API that found none would create a new one. */
function putInPlace(database: string, copy: string): string | undefined {
  const replaced = replacedName(database);
  const found = ['', ...sidecars].filter((end) => existsSync(database + end));
  for (const end of found) linkSync(database + end, replaced + end);
  for (const end of sidecars) rmSync(database + end, { force: true });
  const directory = join(database, '..');
  sync(directory);
  renameSync(copy, database);
  sync(directory);
  return found.length > 0 ? replaced : undefined;
}

/** Copies the log too, for a database that was copied by hand. */
function copyAll(from: string, to: string): void {
  for (const end of ['', '-wal']) {
    if (!existsSync(from + end)) continue;
    copyFileSync(from + end, to + end, constants.COPYFILE_FICLONE);
    chmodSync(to + end, 0o600);
  }
}

export function replacedName(database: string): string {
  return `${database}.replaced-${new Date().toISOString().slice(0, 23).replace(/[:.]/g, '-')}Z`;
}
