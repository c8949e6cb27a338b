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
import type { Erasure, Restored } from '../../backup/backups.ts';
import { sync } from '../../engine/sync.ts';
import type { BackupSettings } from '../../settings/settings.ts';
import { codeOf, isDamage } from '../errors.ts';
import { databaseFile } from '../open.ts';
import { busyTimeoutMs } from '../write-lock.ts';
import { erasuresIn, outsideTrash, trashedIn } from './erasures.ts';
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
 * @throws BackupError, or a system error
 */
export async function restoreBackup(settings: BackupSettings, given: string): Promise<Restored> {
  const backup = findBackup(settings.backupDir, given);
  const database = join(settings.dataDir, databaseFile);
  mkdirSync(settings.backupDir, { recursive: true });
  using _ = holdDirectory(settings.backupDir);
  mkdirSync(settings.dataDir, { recursive: true });
  const copy = join(settings.dataDir, `.${databaseFile}.restoring`);
  const probe = join(settings.dataDir, `.${databaseFile}.probe`);
  // Left by a killed restore.
  removeAll(copy);
  removeAll(probe);
  try {
    const kept = await takeCopy(backup, copy);
    sync(copy);
    const { replaced, erasures, trashed } = await swap(database, copy, probe);
    return { file: database, replaced, erasures: withoutThose(kept, erasures), trashed };
  } finally {
    removeAll(copy);
    removeAll(probe);
  }
}

/** @throws BackupError when there is no such file */
export function findBackup(directory: string, given: string): string {
  const file = basename(given) === given ? join(directory, given) : resolve(given);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new BackupError(`there is no file ${file}`);
  }
  return file;
}

async function swap(database: string, copy: string, probe: string) {
  const damaged = existsSync(database) && isDamaged(database);
  if (damaged) refuseWhereOpen(database, probe);
  if (damaged || !existsSync(database)) {
    return { replaced: putInPlace(database, copy), erasures: undefined, trashed: undefined };
  }
  const old = lock(database);
  try {
    const erasures = unlessUnreadable(() => erasuresIn(old));
    const trashed = unlessUnreadable(() =>
      inDatabase(copy, (restored) => outsideTrash(restored, trashedIn(old))),
    );
    const replaced = putInPlace(database, copy);
    // An API that started meanwhile may have opened the old file: it must give up before the lock is released.
    await wait(2 * busyTimeoutMs);
    return { replaced, erasures, trashed };
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

/** Copies a backup without its sessions, and verifies it. @returns the erasures in it */
export async function takeCopy(backup: string, copy: string): Promise<Erasure[]> {
  copyAll(backup, copy);
  await verify(copy, backup, 'integrity_check');
  endSessions(copy);
  return inDatabase(copy, erasuresIn);
}

/** The erasures that a backup lacks. */
export function withoutThose(kept: readonly Erasure[], erasures: readonly Erasure[] | undefined) {
  return erasures?.filter(({ id }) => !kept.some((known) => known.id === id));
}

/** Copies the log too, for a database that was copied by hand. */
function copyAll(from: string, to: string): void {
  for (const end of ['', '-wal']) {
    if (!existsSync(from + end)) continue;
    copyFileSync(from + end, to + end, constants.COPYFILE_FICLONE);
    chmodSync(to + end, 0o600);
  }
}

/** The name for a replaced database. */
export function replacedName(database: string): string {
  return `${database}.replaced-${new Date().toISOString().slice(0, 23).replace(/[:.]/g, '-')}Z`;
}

export function removeAll(file: string): void {
  for (const end of ['', ...sidecars]) rmSync(file + end, { force: true });
}
