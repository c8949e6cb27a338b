import type BetterSqlite3 from 'better-sqlite3';

/** In ms. SQLite's wait for a lock blocks the event loop, so it gives up early and the client retries. */
export const busyTimeoutMs = 250;
/** In ms. After a failed wait nothing waits for the lock for this long: the clients have waited already. */
const impatientMs = 100;

/** SQLite's write lock, for shared commits and transactions: another program's write is waited for only once. */
export class WriteLock {
  readonly #sqlite: BetterSqlite3.Database;
  #impatientUntil = 0;

  constructor(sqlite: BetterSqlite3.Database) {
    this.#sqlite = sqlite;
  }

  /**
   * Begins a transaction that holds the lock.
   * @throws SQLite's SQLITE_BUSY while another program holds it
   */
  begin(): void {
    const patient = performance.now() > this.#impatientUntil;
    if (!patient) this.#sqlite.pragma('busy_timeout = 0');
    try {
      this.#sqlite.exec('BEGIN IMMEDIATE');
    } catch (reason) {
      if (patient) this.#impatientUntil = performance.now() + impatientMs;
      throw reason;
    } finally {
      if (!patient) this.#sqlite.pragma(`busy_timeout = ${busyTimeoutMs}`);
    }
  }
}
