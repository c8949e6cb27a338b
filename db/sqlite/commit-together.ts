import type BetterSqlite3 from 'better-sqlite3';
import type { WaitingWrite } from '../engine/shared-commits.ts';
import type { Db } from '../schema.ts';
import { translated } from './errors.ts';
import type { BeginWriting } from './write-lock.ts';

/** For `sharedCommits`. Holds Kysely's connection: a transaction may span several turns, and SQLite does not nest them. */
export function commitTogether(
  db: Db,
  sqlite: BetterSqlite3.Database,
  beginWriting: BeginWriting,
): (writes: readonly WaitingWrite[]) => Promise<void> {
  // Preparing an insertion again would double the processor time of a message.
  const statements = new Map<string, BetterSqlite3.Statement>();
  const prepared = (sql: string) => {
    const statement = statements.get(sql) ?? sqlite.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const commit = (writes: readonly WaitingWrite[]) => {
    const outcomes: (() => void)[] = [];
    beginWriting();
    for (const { query, stored, failed } of writes) {
      try {
        const { changes, lastInsertRowid } = prepared(query.sql).run(query.parameters);
        outcomes.push(() => stored({ changes, seq: Number(lastInsertRowid) }));
      } catch (reason) {
        // SQLite rolls back only this statement, unless the error ended the whole transaction (a full disk).
        if (!sqlite.inTransaction) throw reason;
        outcomes.push(() => failed(translated(reason)));
      }
    }
    sqlite.exec('COMMIT');
    for (const outcome of outcomes) outcome();
  };
  return (writes) =>
    db.connection().execute(async () => {
      try {
        commit(writes);
      } catch (reason) {
        if (sqlite.inTransaction) sqlite.exec('ROLLBACK');
        throw translated(reason);
      }
    });
}
