import { type ChildProcess, fork } from 'node:child_process';
import { extname, join } from 'node:path';
import pLimit from 'p-limit';
import type { Done, Order, Result } from './publishing-worker.ts';

/** Beside this file, in the sources and in the built service. */
const program = join(import.meta.dirname, `publishing-worker${extname(import.meta.filename)}`);

/** An editor types on; after that, the 100 MB of the process are worth more than the second that it takes to start. */
const idleMs = 60_000;
/** Of glibc: with its usual eight arenas an encoded picture leaves 120 MB more allocated. */
const littleMemory = { MALLOC_ARENA_MAX: '2' };
/** Longer than any publication takes. */
const mostMs = 60_000;

/** Why pages could not be written. `code` of a system error, such as ENOSPC; none if the content cannot be shown. */
export class WritingFailed extends Error {
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Writes pages in a process of its own, so that no request waits for React or Brotli. Orders are carried out one after
 * the other.
 */
export class PageWriter {
  readonly #oneAtATime = pLimit(1);
  #worker: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  /** @throws WritingFailed */
  async write<W extends Order['work']>(order: Order<W>): Promise<Result<W>> {
    const done = await this.#oneAtATime(() => this.#ask(order));
    if ('failure' in done) throw new WritingFailed(done.failure, done.code);
    return done.result as Result<W>;
  }

  close(): void {
    clearTimeout(this.#idle);
    this.#worker?.kill();
    this.#worker = undefined;
  }

  async #ask(order: Order): Promise<Done> {
    clearTimeout(this.#idle);
    this.#worker ??= fork(program, { env: { ...process.env, ...littleMemory } });
    const worker = this.#worker;
    try {
      return await new Promise<Done>((resolve, reject) => {
        const late = setTimeout(
          () => reject(new WritingFailed('it took too long', 'ETIMEDOUT')),
          mostMs,
        );
        const settle = (end: () => void) => {
          clearTimeout(late);
          worker.removeAllListeners();
          end();
        };
        worker
          .once('message', (done) => settle(() => resolve(done as Done)))
          .once('error', (reason) =>
            settle(() => reject(new WritingFailed(reason.message, 'EPIPE'))),
          )
          .once('exit', (code) =>
            settle(() => reject(new WritingFailed(`it ended (${code})`, 'EPIPE'))),
          )
          .send(order);
      });
    } catch (reason) {
      this.close();
      throw reason;
    } finally {
      this.#idle = setTimeout(() => this.close(), idleMs).unref();
    }
  }
}
