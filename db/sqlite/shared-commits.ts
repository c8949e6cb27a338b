import type BetterSqlite3 from 'better-sqlite3';
import type { Kysely } from 'kysely';
import type { WaitingWrite, WriteQuery, WriteResult } from '../engine/store.ts';
import type { Database } from '../schema.ts';
import { translated } from './errors.ts';
import type { WriteLock } from './write-lock.ts';

/**
 * Commits all writes of one turn of the event loop together. With `synchronous=FULL` each commit waits for the disk,
 * which limits the write rate; one wait serves every write of the turn. A single write commits at the end of its
 * turn, without delay.
 */
export class SharedCommits {
  readonly #db: Kysely<Database>;
  readonly #sqlite: BetterSqlite3.Database;
  readonly #lock: WriteLock;
  readonly #statements = new Map<string, BetterSqlite3.Statement>();
  #waiting: WaitingWrite[] = [];
  #committing: Promise<void> = Promise.resolve();

  constructor(db: Kysely<Database>, sqlite: BetterSqlite3.Database, lock: WriteLock) {
    this.#db = db;
    this.#sqlite = sqlite;
    this.#lock = lock;
  }

  /**
   * @returns once the write is on the disk
   * @throws an error of `errors.ts`, or SQLite's, if the write failed; then nothing of it is stored
   */
  write(query: WriteQuery): Promise<WriteResult> {
    return new Promise((stored, fail) => {
      const failed = (reason: unknown) => fail(translated(reason));
      this.#waiting.push({ query, stored, failed });
      if (this.#waiting.length === 1) setImmediate(() => this.#commit());
    });
  }

  /** Resolves when no write is queued or being committed. */
  async settled(): Promise<void> {
    while (this.#waiting.length > 0) await new Promise(setImmediate);
    await this.#committing;
  }

  #commit(): void {
    const writes = this.#waiting;
    this.#waiting = [];
    // Holds Kysely's connection: a transaction may span several turns, and SQLite does not nest them.
    this.#committing = this.#db
      .connection()
      .execute(async () => this.#commitTogether(writes))
      .catch((reason: unknown) => {
        for (const { failed } of writes) failed(reason);
      });
  }

  #commitTogether(writes: readonly WaitingWrite[]): void {
    const outcomes: (() => void)[] = [];
    try {
      this.#lock.begin();
      for (const { query, stored, failed } of writes) {
        try {
          const { changes, lastInsertRowid } = this.#statement(query.sql).run(query.parameters);
          outcomes.push(() => stored({ changes, seq: Number(lastInsertRowid) }));
        } catch (reason) {
          // SQLite rolls back only this statement, unless the error ended the whole transaction (a full disk).
          if (!this.#sqlite.inTransaction) throw reason;
          outcomes.push(() => failed(reason));
        }
      }
      this.#statement('COMMIT').run();
    } catch (reason) {
      if (this.#sqlite.inTransaction) this.#statement('ROLLBACK').run();
      throw reason;
    }
    for (const outcome of outcomes) outcome();
  }

  #statement(sql: string): BetterSqlite3.Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#sqlite.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
