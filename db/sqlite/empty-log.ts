import type BetterSqlite3 from 'better-sqlite3';

/** What SQLite answers to a checkpoint: how many pages the log has, and how many of them the file has too. */
type Checkpoint = { readonly busy: number; readonly log: number; readonly checkpointed: number };

/**
 * Empties the write-ahead log, which still has what was erased; so does the file, until the log is copied to it. The
 * first step does the work while another process can write, such as the release before during an update.
 * @returns whether it is empty: not while somebody reads what was before
 */
export function emptyLog(sqlite: BetterSqlite3.Database): boolean {
  const step = (mode: 'PASSIVE' | 'TRUNCATE') =>
    (sqlite.pragma(`wal_checkpoint(${mode})`) as [Checkpoint])[0];
  const { log, checkpointed } = step('PASSIVE');
  // The second one would wait in vain, and the service with it.
  return checkpointed === log && step('TRUNCATE').busy === 0;
}
