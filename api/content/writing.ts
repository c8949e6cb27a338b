import { extname, join } from 'node:path';
import type { PublishProgress } from '#contract/admin/events.ts';
import { WorkerProcess } from '../process/worker-process.ts';
import type { Order, Result } from './publishing-worker.ts';

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
 * Writes pages in a process of its own, so that no request waits for React or Brotli. Orders run one after the other.
 */
export class PageWriter extends WorkerProcess<Order, unknown> {
  constructor() {
    super(program, { maxMs, idleMs });
  }

  /** @throws WorkerFailed */
  write<W extends Order['work']>(
    order: Order<W>,
    onProgress?: (progress: PublishProgress) => void,
  ): Promise<Result<W>> {
    return this.run(order, onProgress as (progress: unknown) => void) as Promise<Result<W>>;
  }
}
