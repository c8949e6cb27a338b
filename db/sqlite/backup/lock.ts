import { linkSync, writeFileSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import { isDamage } from '../errors.ts';
import { busyTimeoutMs } from '../write-lock.ts';
import { BackupError } from './error.ts';

/** Read only, so that even a damaged database's log stays as it is. */
export function isDamaged(file: string): boolean {
  try {
    inDatabase(file, (sqlite) => sqlite.prepare('SELECT count(*) FROM sqlite_schema').get());
    return false;
  } catch (reason) {
    if (isDamage(reason)) return true;
    throw inUse(file, reason);
  }
}

/** Checkpoints the log and takes an exclusive lock. SQLite refuses both while any process has the file open. */
export function lock(file: string): BetterSqlite3.Database {
  const sqlite = new BetterSqlite3(file, { fileMustExist: true, timeout: busyTimeoutMs });
  try {
    sqlite.pragma('journal_mode = DELETE');
    sqlite.exec('BEGIN EXCLUSIVE');
    // An API could have started between the two statements; its log would outlive this lock.
    if (sqlite.pragma('journal_mode', { simple: true }) !== 'delete') throw inUse(file);
    return sqlite;
  } catch (reason) {
    sqlite.close();
    throw inUse(file, reason);
  }
}

/**
 * Throws if any process has a damaged database open. SQLite reads the header before it locks, and fails there, unless
 * the database has a log. So SQLite opens the file through a hard link with a dummy log beside it. The lock applies to
 * the same file, and the database's own log stays as it is.
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

/** Converts SQLite's busy error to a message for the operator; returns other errors unchanged. */
function inUse(file: string, reason?: unknown): unknown {
  const { code } = (reason ?? { code: 'SQLITE_BUSY' }) as { code?: string };
  if (!code?.startsWith('SQLITE_BUSY')) return reason;
  return new BackupError(
    `${file} is in use: stop the API first (docker compose stop api, or Ctrl+C where npm start runs)`,
  );
}

/** Opens an existing database, by default read only, and closes it after `work`. */
export function inDatabase<T>(
  file: string,
  work: (sqlite: BetterSqlite3.Database) => T,
  { readonly = true } = {},
): T {
  const sqlite = new BetterSqlite3(file, { readonly, fileMustExist: true });
  try {
    return work(sqlite);
  } finally {
    sqlite.close();
  }
}
