import { extname, join } from 'node:path';
import { WorkerFailed, WorkerProcess } from '../process/worker-process.ts';
import type { Done, Order, Result } from './publishing-worker.ts';

/** Next to this file, in the sources and in the built service. */
const program = join(import.meta.dirname, `publishing-worker${extname(import.meta.filename)}`);

/**
 * While an editor types, previews follow each other. After that, freeing the process's 100 MB is worth more than the
 * second that it takes to start.
 */
const idleMs = 60_000;
/** Longer than any publication takes. */
const maxMs = 60_000;

/**
 * Why pages could not be written. `code` is a system error's, such as ENOSPC; without one the content cannot be shown.
 */
export class WritingFailed extends Error {
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Writes pages in a process of its own, so that no request waits for React or Brotli. Orders run one after the other.
 */
export class PageWriter {
  readonly #worker = new WorkerProcess<Order, Done>(program, { maxMs, idleMs });

  /** @throws WritingFailed */
  async write<W extends Order['work']>(order: Order<W>): Promise<Result<W>> {
    const done = await this.#worker.run(order).catch((reason: unknown) => {
      if (!(reason instanceof WorkerFailed)) throw reason;
      const code = reason.failure === 'tooLong' ? 'ETIMEDOUT' : 'EPIPE';
      throw new WritingFailed(reason.message, code);
    });
    if ('failure' in done) throw new WritingFailed(done.failure, done.code);
    return done.result as Result<W>;
  }

  close(): void {
    this.#worker.close();
  }
}
