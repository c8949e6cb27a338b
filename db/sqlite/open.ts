import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { migrate, NewerDatabase } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import { renewIfRulesChanged } from '../queries/search-index.ts';
import type { Database } from '../schema.ts';
import { busyTimeoutMs, SharedCommits } from './shared-commits.ts';

/** The one file that holds everything there is to back up. */
export const databaseFile = 'site.db';

export type Store = {
  readonly db: Kysely<Database>;
  /** For rows that are acknowledged to a visitor: durable before the promise resolves. */
  readonly commits: SharedCommits;
  /**
   * Empties the write-ahead log into the file, so that what was erased is not in it any more either. Best
   * effort: a reader elsewhere, as a backup, can hold it up until the next time.
   */
  truncateWal(): Promise<void>;
  /** Waits for what is under way, then closes the file. */
  close(): Promise<void>;
};

/** SQLite itself ends a transaction that finds the disk full: rolling it back again would fail, and hide why. */
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

/** The database cannot be used. Its message is one line for the operator. */
export class DatabaseUnusable extends Error {}

/**
 * Opens the database file, makes it when it is not there, and brings its schema to the latest.
 * @throws DatabaseUnusable when the file is damaged, newer than this release, or cannot be opened
 */
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
  // Else SQLite refuses writes to the search tables' own tables, which `replacePageKeys` needs.
  sqlite.unsafeMode(true);
  // FULL flushes the log before each answer: what was acknowledged survives a power cut.
  // What was erased is overwritten, not merely forgotten.
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON']) {
    sqlite.pragma(pragma);
  }
  // Off while tables are made anew, or what refers to them would go with the old ones.
  sqlite.pragma('foreign_keys = OFF');
  const db = new Kysely<Database>({ dialect: new Dialect(sqlite) });
  await migrate(db, migrations);
  sqlite.pragma('foreign_keys = ON');
  await renewIfRulesChanged(db);
  const commits = new SharedCommits(db, sqlite);
  return {
    db,
    commits,
    // On the connection that everybody shares: within somebody's transaction it would fail.
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

/** The same error for the operator. */
export function unusable(file: string, reason: unknown): DatabaseUnusable {
  return new DatabaseUnusable(explain(file, reason), { cause: reason });
}

/** Whether SQLite found that a file is damaged, or no database at all. */
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
