import { linkSync, writeFileSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import { isDamage } from '../open.ts';
import { busyTimeoutMs } from '../shared-commits.ts';
import { BackupError } from './error.ts';

/** Looks at what SQLite needs to open it. Read only, so that even the log of a damaged one is left as it is. */
export function isDamaged(file: string): boolean {
  try {
    inDatabase(file, (sqlite) => sqlite.prepare('SELECT count(*) FROM sqlite_schema').get());
    return false;
  } catch (reason) {
    if (isDamage(reason)) return true;
    throw inUse(file, reason);
  }
}

/** Folds the log in and keeps everybody else out. SQLite refuses both while anything has the file open. */
export function lock(file: string): BetterSqlite3.Database {
  const sqlite = new BetterSqlite3(file, { fileMustExist: true, timeout: busyTimeoutMs });
  try {
    sqlite.pragma('journal_mode = DELETE');
    sqlite.exec('BEGIN EXCLUSIVE');
    // Between the two an API could have started, whose log would outlive this lock.
    if (sqlite.pragma('journal_mode', { simple: true }) !== 'delete') throw inUse(file);
    return sqlite;
  } catch (reason) {
    sqlite.close();
    throw inUse(file, reason);
  }
}

/**
 * Refuses where anything has a damaged database open. SQLite reads the header before it locks, and fails there;
 * only one that has a log it locks first. So it is shown the file by another name, with a log beside that holds
 * nothing: the lock is the file's own, and the database's log stays as it is.
 */
export function refuseWhereOpen(file: string, probe: string): void {
  linkSync(file, probe);
  writeFileSync(`${probe}-wal`, '-');
  const sqlite = new BetterSqlite3(probe, { timeout: busyTimeoutMs });
  try {
    sqlite.pragma('locking_mode = EXCLUSIVE');
    sqlite.prepare('SELECT count(*) FROM sqlite_schema').get();
  } catch (reason) {
    if (!isDamage(reason)) throw inUse(file, reason);
  } finally {
    sqlite.close();
  }
}

/** What to say where SQLite finds a database busy; any other error is returned as it is. */
function inUse(file: string, reason?: unknown): unknown {
  const { code } = (reason ?? { code: 'SQLITE_BUSY' }) as { code?: string };
  if (!code?.startsWith('SQLITE_BUSY')) return reason;
  return new BackupError(
    `${file} is in use: stop the API first (docker compose stop api, or Ctrl+C where npm start runs)`,
  );
}

/** Reads from a database. */
export function inDatabase<T>(file: string, work: (sqlite: BetterSqlite3.Database) => T): T {
  const sqlite = new BetterSqlite3(file, { readonly: true });
  try {
    return work(sqlite);
  } finally {
    sqlite.close();
  }
}
