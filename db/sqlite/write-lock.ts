import type BetterSqlite3 from 'better-sqlite3';

/** In ms. SQLite's wait for a lock blocks the event loop, so it gives up early and the client retries. */
export const busyTimeoutMs = 250;
/** In ms. After a failed wait nothing waits for the lock for this long: the clients have waited already. */
const impatientMs = 100;

/** Begins a transaction that holds the write lock. @throws SQLite's SQLITE_BUSY while another program holds it */
export type BeginWriting = () => void;

/** For shared commits and transactions: another program's write is waited for only once. */
export function writeLock(sqlite: BetterSqlite3.Database): BeginWriting {
  let impatientUntil = 0;
  return () => {
    const patient = performance.now() > impatientUntil;
    if (!patient) sqlite.pragma('busy_timeout = 0');
    try {
      sqlite.exec('BEGIN IMMEDIATE');
    } catch (reason) {
      if (patient) impatientUntil = performance.now() + impatientMs;
      throw reason;
    } finally {
      if (!patient) sqlite.pragma(`busy_timeout = ${busyTimeoutMs}`);
    }
  };
}
