import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { type DatabaseConnection, Kysely, SqliteAdapter, SqliteDialect } from 'kysely';
import { erasedDataPurger } from '../engine/erased-data-purger.ts';
import { Busy, DatabaseUnusable } from '../engine/errors.ts';
import { migrate, type Opening, OtherRelease } from '../engine/migrate.ts';
import { sharedCommits } from '../engine/shared-commits.ts';
import type { Store } from '../engine/store.ts';
import { renewIfRulesChanged } from '../queries/search-words.ts';
import type { Database, Db } from '../schema.ts';
import { waitForDirectory } from './backup/files.ts';
import { commitTogether } from './commit-together.ts';
import { codeOf, isDamage, translated } from './errors.ts';
import { migrations as ownMigrations } from './migrations.ts';
import { ftsSearch } from './search/index.ts';
import { emptySearch, purgeWords } from './search/index-tables.ts';
import { type BeginWriting, busyTimeoutMs, writeLock } from './write-lock.ts';

/** Holds all data to back up. */
export const databaseFile = 'site.db';
/** Between two attempts to empty the log while a backup reads it, in ms. */
const purgeAgainMs = 1000;

/** All migrations are one transaction: a killed process leaves none half done, and another one waits. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/**
 * Kysely's dialect, with four differences. Schema changes are rolled back with their transaction. A transaction takes
 * the write lock when it begins: if another process, such as the next release during an update, wrote between its first
 * read and its first write, SQLite would refuse that write (SQLITE_BUSY_SNAPSHOT). No second rollback when the disk is
 * full: SQLite has ended the transaction, and the failure would hide the cause. And errors are translated.
 */
function dialectOf(sqlite: BetterSqlite3.Database, beginWriting: BeginWriting): SqliteDialect {
  const dialect = new SqliteDialect({ database: sqlite });
  const createDriver = dialect.createDriver.bind(dialect);
  dialect.createAdapter = () => new Adapter();
  dialect.createDriver = () => {
    const driver = createDriver();
    driver.beginTransaction = async () => {
      try {
        beginWriting();
      } catch (reason) {
        throw translated(reason);
      }
    };
    const rollBack = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = async (connection) => {
      if (sqlite.inTransaction) await rollBack(connection);
    };
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async () => translating(await acquire());
    return driver;
  };
  return dialect;
}

function translating(connection: DatabaseConnection): DatabaseConnection {
  return {
    executeQuery: (query) =>
      connection.executeQuery<never>(query).catch((reason) => {
        throw translated(reason);
      }),
    streamQuery: (...query) => connection.streamQuery(...query),
  };
}

/**
 * Opens the database file, creates it if it does not exist, and migrates its schema to the latest.
 * @throws DatabaseUnusable when the file is damaged, newer than this release or older than 1.0.0, or cannot be opened
 */
export async function openDatabase(file: string, opening: Opening = {}): Promise<Store> {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const sqlite = new BetterSqlite3(file, { timeout: busyTimeoutMs });
    try {
      return await prepareStore(file, sqlite, opening);
    } catch (reason) {
      sqlite.close();
      throw reason;
    }
  } catch (reason) {
    throw unusable(file, reason);
  }
}

async function prepareStore(
  file: string,
  sqlite: BetterSqlite3.Database,
  { migrations = ownMigrations, start }: Opening,
): Promise<Store> {
  // FULL flushes the log before each response, so acknowledged data survives a power cut. `secure_delete` overwrites
  // erased data.
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON']) {
    sqlite.pragma(pragma);
  }
  // Off while a migration rebuilds a table: dropping the old one would delete the rows that refer to it.
  sqlite.pragma('foreign_keys = OFF');
  const beginWriting = writeLock(sqlite);
  const db = new Kysely<Database>({ dialect: dialectOf(sqlite, beginWriting) });
  const alone = async (work: () => Promise<void>) => {
    using _ = await waitForDirectory(dirname(file));
    await work();
  };
  const newerChanges = await migrate(db, migrations, { start, alone });
  sqlite.pragma('foreign_keys = ON');
  await renewIfRulesChanged(db, emptySearch);
  const commits = sharedCommits(commitTogether(db, sqlite, beginWriting));
  const purger = erasedDataPurger(() => purgeErased(db, sqlite), purgeAgainMs);
  const close = async () => {
    purger.close();
    await commits.settled();
    await db.destroy();
  };
  return {
    db,
    replicas: undefined,
    search: ftsSearch(db),
    schema: Object.keys(migrations).at(-1) ?? '',
    newerChanges,
    write: commits.write,
    bytes: async () => statSync(file, { throwIfNoEntry: false })?.size ?? 0,
    // SQLite assigns the number after the highest one anyway.
    afterCopy: async () => {},
    purgeErased: purger.run,
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** The error with a message for the operator. */
export function unusable(file: string, reason: unknown): DatabaseUnusable {
  return new DatabaseUnusable(explain(file, reason), { cause: reason });
}

function explain(file: string, reason: unknown): string {
  if (reason instanceof OtherRelease) {
    return `the database ${file} ${reason.message}; ${reason.advice}`;
  }
  const code = codeOf(reason);
  if (isDamage(reason)) {
    return `the database ${file} is damaged (${code}); it was left as it is: restore a backup`;
  }
  if (/^(?:ENOSPC|SQLITE_FULL|SQLITE_IOERR_SHMSIZE)$/.test(code)) {
    return `the database ${file} cannot be opened (${code}): its disk is full`;
  }
  if (/^E(?:ACCES|PERM|ROFS)$|^SQLITE_(?:CANTOPEN|READONLY)/.test(code)) {
    return `the database ${file} cannot be opened (${code}): user ${process.getuid?.()} must be able to write to it and to its directory; see DATA_DIR`;
  }
  return `the database ${file} cannot be opened (${code || (reason as Error).message}); see DATA_DIR`;
}

/** @returns false while another process needs what was erased, or writes */
async function purgeErased(db: Db, sqlite: BetterSqlite3.Database): Promise<boolean> {
  try {
    if (!(await purgeWords(db))) return false;
  } catch (reason) {
    if (reason instanceof Busy) return false;
    throw reason;
  }
  // On the shared connection: within another caller's transaction it would fail.
  return db.connection().execute(async () => truncateWal(sqlite));
}

/** A checkpoint's result: pages in the log, and how many of them are copied to the file. */
type Checkpoint = { readonly busy: number; readonly log: number; readonly checkpointed: number };

/**
 * Empties the write-ahead log, which still holds erased data; so does the file until the log is copied to it. The first
 * step does most of the work without blocking writers, such as the previous release during an update.
 * @returns false while a reader needs the log
 */
function truncateWal(sqlite: BetterSqlite3.Database): boolean {
  const step = (mode: 'PASSIVE' | 'TRUNCATE') =>
    (sqlite.pragma(`wal_checkpoint(${mode})`) as [Checkpoint])[0];
  const { log, checkpointed } = step('PASSIVE');
  // While a reader is open, TRUNCATE would only wait, and block the service.
  return checkpointed === log && step('TRUNCATE').busy === 0;
}
