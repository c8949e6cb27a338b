import type BetterSqlite3 from 'better-sqlite3';
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** Between two attempts while something reads the log, in ms: a backup of a large database takes seconds. */
const againMs = 1000;

/** What SQLite answers to a checkpoint: how many pages the log has, and how many of them the file has too. */
type Checkpoint = { readonly busy: number; readonly log: number; readonly checkpointed: number };

/**
 * Empties the write-ahead log, which still has what was erased; so does the file, until the log is copied to it. Both wait
 * for a reader who began before the erasure, such as a backup, so it is tried again until it has worked.
 */
export class ErasedLog {
  readonly #db: Kysely<Database>;
  readonly #sqlite: BetterSqlite3.Database;
  #again: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(db: Kysely<Database>, sqlite: BetterSqlite3.Database) {
    this.#db = db;
    this.#sqlite = sqlite;
  }

  /** Resolves after the first attempt. */
  async empty(): Promise<void> {
    // On the shared connection: within another caller's transaction it would fail.
    const isEmpty = await this.#db.connection().execute(async () => this.#checkpoint());
    if (isEmpty) clearTimeout(this.#again);
    else this.#emptyLater();
  }

  #emptyLater(): void {
    clearTimeout(this.#again);
    if (this.#isClosed) return;
    const retry = () => this.empty().catch(() => this.#emptyLater());
    this.#again = setTimeout(retry, againMs).unref();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#again);
  }

  /** The first step does the work while another process can write, such as the release before during an update. */
  #checkpoint(): boolean {
    const { log, checkpointed } = this.#step('PASSIVE');
    // The second one would wait in vain, and the service with it.
    return checkpointed === log && this.#step('TRUNCATE').busy === 0;
  }

  #step(mode: 'PASSIVE' | 'TRUNCATE'): Checkpoint {
    const [answer] = this.#sqlite.pragma(`wal_checkpoint(${mode})`) as [Checkpoint];
    return answer;
  }
}
