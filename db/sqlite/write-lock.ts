import type BetterSqlite3 from 'better-sqlite3';

/** The event loop is blocked while SQLite waits for a lock, so it gives up early and the client retries. In ms. */
export const busyTimeoutMs = 250;
/** For this long after a wait in vain, nothing waits for the lock: the clients have waited already. In ms. */
const impatientMs = 100;

/** SQLite's lock of writers, for shared commits and for transactions: what another program costs is waited for once. */
export class WriteLock {
  readonly #sqlite: BetterSqlite3.Database;
  #statement: BetterSqlite3.Statement | undefined;
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
      this.#statement ??= this.#sqlite.prepare('BEGIN IMMEDIATE');
      this.#statement.run();
    } catch (reason) {
      if (patient) this.#impatientUntil = performance.now() + impatientMs;
      throw reason;
    } finally {
      if (!patient) this.#sqlite.pragma(`busy_timeout = ${busyTimeoutMs}`);
    }
  }
}
