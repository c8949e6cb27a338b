import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { databaseFile } from '#db/sqlite/open.ts';
import { queriesOf, type Statements, type TestDatabase } from './test-database.ts';

/** The database file of an API. For what SQLite alone has; other tests use the API's `database`. */
export function fileOf({ dataDir }: { readonly dataDir: string }): string {
  return join(dataDir, databaseFile);
}

/** Whether the database file or its log, which ends at a stop, contains the word. */
export function isOnDisk(api: { readonly dataDir: string }, word: string): boolean {
  return ['', '-wal']
    .map((ending) => fileOf(api) + ending)
    .filter((file) => existsSync(file))
    .some((file) => readFileSync(file).includes(word));
}

/** Opens the database file from outside the API, for what SQLite alone has. */
export function inDatabase<T>(file: string, work: (database: BetterSqlite3.Database) => T): T {
  const database = new BetterSqlite3(file, { fileMustExist: true });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Each call opens the file: an open one would keep the log of a stopped API, and a replaced file. */
export function sqliteDatabase(file: string): TestDatabase {
  const statements: Statements = {
    all: async (...statement) => inDatabase(file, (database) => on(database).all(...statement)),
    run: async (...statement) => inDatabase(file, (database) => on(database).run(...statement)),
  };
  return {
    ...queriesOf(statements),
    async transaction(work, { foreignKeys = true } = {}) {
      const database = new BetterSqlite3(file, { fileMustExist: true });
      try {
        database.pragma(`foreign_keys = ${foreignKeys ? 'on' : 'off'}`);
        database.exec('begin immediate');
        const result = await work(queriesOf(on(database)));
        database.exec('commit');
        return result;
      } finally {
        // Without a commit this rolls back.
        database.close();
      }
    },
    async refuse(write, table, when = '1 = 1') {
      const name = `refused_${write}_${table}`;
      await statements.run(
        `create trigger ${name} before ${write} on ${table} when ${when}
         begin select raise(abort, 'refused by a test'); end`,
      );
      return async () => {
        await statements.run(`drop trigger ${name}`);
      };
    },
  };
}

function on(database: BetterSqlite3.Database): Statements {
  return {
    all: async <Row extends object>(sql: string, ...values: readonly unknown[]) =>
      database.prepare<unknown[], Row>(sql).all(...values),
    run: async (sql, ...values) => database.prepare(sql).run(...values).changes,
  };
}
