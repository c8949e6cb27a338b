import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { migrate, NewerDatabase } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import { renewIfRulesChanged } from '../queries/search-index.ts';
import type { Database } from '../schema.ts';
import { busyTimeoutMs, SharedCommits } from './shared-commits.ts';

/** The single file that holds all data to back up. */
export const databaseFile = 'site.db';

export type Store = {
  readonly db: Kysely<Database>;
  /** For rows acknowledged to a visitor: durable before the promise resolves. */
  readonly commits: SharedCommits;
  /**
   * Moves the write-ahead log into the file and empties it, so that erased data is in neither. Best effort: a reader
   * in another process, such as a backup, can postpone it until the next call.
   */
  truncateWal(): Promise<void>;
  /** Waits for pending work, then closes the file. */
  close(): Promise<void>;
};

/** SQLite ends a transaction itself when the disk is full. A second rollback would fail and hide the cause. */
class Dialect extends SqliteDialect {
  readonly #sqlite: BetterSqlite3.Database;

  constructor(sqlite: BetterSqlite3.Database) {
    super({ database: sqlite });
    this.#sqlite = sqlite;
  }

  override createDriver() {
    const driver = super.createDriver();
    const rollBack = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = async (connection) => {
      if (this.#sqlite.inTransaction) await rollBack(connection);
    };
    return driver;
  }
}

/** The database cannot be used. The message is one line for the operator. */
export class DatabaseUnusable extends Error {}

/** Opens the database file, creates it if it does not exist, and migrates its schema to the latest. */
export async function openDatabase(file: string): Promise<Store> {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const sqlite = new BetterSqlite3(file, { timeout: busyTimeoutMs });
    try {
      return await prepareStore(sqlite);
    } catch (reason) {
      sqlite.close();
      throw reason;
    }
  } catch (reason) {
    throw unusable(file, reason);
  }
}

async function prepareStore(sqlite: BetterSqlite3.Database): Promise<Store> {
  // Without it SQLite refuses writes to FTS5's shadow tables, which `replacePageKeys` needs.
  sqlite.unsafeMode(true);
  // FULL flushes the log before each response: acknowledged data survives a power cut. `secure_delete` overwrites
  // erased data.
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON']) {
    sqlite.pragma(pragma);
  }
  // Off while tables are rebuilt: dropping the old ones would delete the rows that refer to them.
  sqlite.pragma('foreign_keys = OFF');
  const db = new Kysely<Database>({ dialect: new Dialect(sqlite) });
  await migrate(db, migrations);
  sqlite.pragma('foreign_keys = ON');
  await renewIfRulesChanged(db);
  const commits = new SharedCommits(db, sqlite);
  return {
    db,
    commits,
    // On the shared connection: within another caller's transaction it would fail.
    truncateWal: () =>
      db.connection().execute(async () => {
        sqlite.pragma('wal_checkpoint(TRUNCATE)');
      }),
    async close() {
      await commits.settled();
      await db.destroy();
    },
  };
}

/** The error with a message for the operator. */
export function unusable(file: string, reason: unknown): DatabaseUnusable {
  return new DatabaseUnusable(explain(file, reason), { cause: reason });
}

/** Whether SQLite found a file to be damaged or not a database. */
export function isDamage(reason: unknown): boolean {
  const code = codeOf(reason);
  return code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT');
}

function codeOf(reason: unknown): string {
  return (reason as { code?: string }).code ?? '';
}

function explain(file: string, reason: unknown): string {
  if (reason instanceof NewerDatabase) {
    return `the database ${file} was written by a newer release (${reason.message}); start that release, or restore a backup`;
  }
  const code = codeOf(reason);
  if (isDamage(reason)) {
    return `the database ${file} is damaged (${code}); it was left as it is: restore a backup`;
  }
  return `the database ${file} cannot be opened (${code || (reason as Error).message}); see DATA_DIR`;
}
