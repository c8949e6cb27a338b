import type { ClientBase } from 'pg';
import type { WaitingWrite, WriteQuery, WriteResult } from '../engine/store.ts';
import { type Pool, valuesOf } from './pool.ts';

/** Commits together all writes that arrived during the last commit: they share one wait for the disk. */
export class SharedCommits {
  readonly #pool: Pool;
  #waiting: WaitingWrite[] = [];
  #committing: Promise<void> | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * @returns once the write is on the server's disk
   * @throws an error of `errors.ts`, or the server's, if the write failed; then nothing of it is stored, unless the
   *   connection was lost during the commit
   */
  write(query: WriteQuery): Promise<WriteResult> {
    return new Promise((stored, failed) => {
      this.#waiting.push({ query, stored, failed });
      this.#committing ??= this.#commitAll();
    });
  }

  /** Resolves when no write is queued or being committed. */
  async settled(): Promise<void> {
    await this.#committing;
  }

  async #commitAll(): Promise<void> {
    // Collects the writes of this turn of the event loop.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) {
      const writes = this.#waiting;
      this.#waiting = [];
      await this.#commit(writes).catch((reason: unknown) => {
        const [only] = writes;
        if (writes.length === 1) only?.failed(reason);
        // One of them failed, and so the whole commit. Each is tried alone, for its own result.
        else return Promise.all(writes.map((one) => this.#commit([one]).catch(one.failed)));
      });
    }
    this.#committing = undefined;
  }

  async #commit(writes: readonly WaitingWrite[]): Promise<void> {
    const results = await this.#pool.writing(async (client) => {
      const all: WriteResult[] = [];
      for (const { query } of writes) all.push(await run(client, query));
      return all;
    });
    for (const [index, { stored }] of writes.entries()) stored(results[index] as WriteResult);
  }
}

async function run(client: ClientBase, { sql, parameters }: WriteQuery): Promise<WriteResult> {
  const isInsert = /^\s*insert/i.test(sql);
  const { rows, rowCount } = await client.query(
    isInsert ? `${sql} returning seq` : sql,
    valuesOf(parameters),
  );
  return { changes: rowCount ?? 0, seq: rows[0]?.seq ?? 0 };
}
