import type { WriteQuery, WriteResult } from './store.ts';

/** A write that waits to be committed with others. */
export type WaitingWrite = {
  readonly query: WriteQuery;
  readonly stored: (result: WriteResult) => void;
  readonly failed: (reason: unknown) => void;
};

/**
 * Commits together all writes that arrive in one turn of the event loop, or during the commit before. Each commit waits
 * for the disk, which limits the write rate; one wait serves every write.
 * @param commit reports the result of each write; if it throws, nothing is stored
 */
export function sharedCommits(commit: (writes: readonly WaitingWrite[]) => Promise<unknown>) {
  let waiting: WaitingWrite[] = [];
  let committing: Promise<void> | undefined;
  const commitAll = async () => {
    while (waiting.length > 0) {
      // Collects the writes of this turn.
      await new Promise(setImmediate);
      const writes = waiting;
      waiting = [];
      await commit(writes).catch((reason: unknown) => {
        for (const { failed } of writes) failed(reason);
      });
    }
    committing = undefined;
  };
  return {
    /**
     * @returns once the write is on the disk
     * @throws an error of `errors.ts`, or the engine's, if the write failed; then nothing of it is stored, unless the
     *   connection to a server was lost during the commit
     */
    write(query: WriteQuery): Promise<WriteResult> {
      return new Promise((stored, failed) => {
        waiting.push({ query, stored, failed });
        committing ??= commitAll();
      });
    },
    /** Resolves when no write is queued or being committed. */
    async settled(): Promise<void> {
      await committing;
    },
  };
}
