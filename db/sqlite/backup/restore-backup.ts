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
import type BetterSqlite3 from 'better-sqlite3';
import type { BackupSettings } from '../../settings.ts';
import { databaseFile, isDamage } from '../open.ts';
import { busyTimeoutMs } from '../shared-commits.ts';
import { type Erasure, erasuresIn } from './erasures.ts';
import { BackupError } from './error.ts';
import { holdDirectory, sync } from './files.ts';
import { inDatabase, isDamaged, lock, refuseWhereOpen } from './lock.ts';
import { endSessions } from './sessions.ts';
import { verify } from './verify.ts';

/** What SQLite keeps beside a database. Beside another one they would damage it. */
const sidecars = ['-wal', '-shm', '-journal'];

export type Restored = {
  readonly file: string;
  /** Where the database is now that was replaced; undefined where there was none. */
  readonly replaced: string | undefined;
  /** Made since the backup, so that they must be made again; undefined where nobody can tell. */
  readonly erasures: readonly Erasure[] | undefined;
};

/**
 * Puts a backup in the database's place, and keeps what it replaces beside it. Whatever is wrong with the
 * backup is found before anything is changed.
 * @param given a file, or the name of one in the directory of backups
 * @throws BackupError, or the system's own error
 */
export async function restoreBackup(settings: BackupSettings, given: string): Promise<Restored> {
  const backup = findBackup(settings.backupDir, given);
  const database = join(settings.dataDir, databaseFile);
  mkdirSync(settings.backupDir, { recursive: true });
  using _ = holdDirectory(settings.backupDir);
  mkdirSync(settings.dataDir, { recursive: true });
  const copy = join(settings.dataDir, `.${databaseFile}.restoring`);
  const probe = join(settings.dataDir, `.${databaseFile}.probe`);
  // What a restore left that was killed.
  removeAll(copy);
  removeAll(probe);
  try {
    copyAll(backup, copy);
    await verify(copy, backup, 'integrity_check');
    endSessions(copy);
    sync(copy);
    const kept = inDatabase(copy, erasuresIn);
    const { replaced, erasures } = await swap(database, copy, probe);
    const again = erasures?.filter(({ id }) => !kept.some((known) => known.id === id));
    return { file: database, replaced, erasures: again };
  } finally {
    removeAll(copy);
    removeAll(probe);
  }
}

function findBackup(directory: string, given: string): string {
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
    return { replaced: putInPlace(database, copy), erasures: undefined };
  }
  const old = lock(database);
  try {
    const erasures = readErasures(old);
    const replaced = putInPlace(database, copy);
    // An API that was started meanwhile may have opened the old file: it must have given up before this lets go.
    await wait(2 * busyTimeoutMs);
    return { replaced, erasures };
  } finally {
    old.close();
  }
}

/** The damage that a restore is to mend may be in the trail itself. */
function readErasures(sqlite: BetterSqlite3.Database): Erasure[] | undefined {
  try {
    return erasuresIn(sqlite);
  } catch (reason) {
    if (isDamage(reason)) return undefined;
    throw reason;
  }
}

/** There is a database under this name at every moment: an API that found none would begin a new one. */
function putInPlace(database: string, copy: string): string | undefined {
  const replaced = `${database}.replaced-${new Date().toISOString().slice(0, 23).replace(/[:.]/g, '-')}Z`;
  const found = ['', ...sidecars].filter((end) => existsSync(database + end));
  for (const end of found) linkSync(database + end, replaced + end);
  for (const end of sidecars) rmSync(database + end, { force: true });
  const directory = join(database, '..');
  sync(directory);
  renameSync(copy, database);
  sync(directory);
  return found.length > 0 ? replaced : undefined;
}

/** With its log, where it is a database that was copied by hand. */
function copyAll(from: string, to: string): void {
  for (const end of ['', '-wal']) {
    if (!existsSync(from + end)) continue;
    copyFileSync(from + end, to + end, constants.COPYFILE_FICLONE);
    chmodSync(to + end, 0o600);
  }
}

function removeAll(file: string): void {
  for (const end of ['', ...sidecars]) rmSync(file + end, { force: true });
}
