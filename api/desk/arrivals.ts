import type { Logger } from 'pino';
import type { Store } from '#db/open.ts';
import { indexArrivals } from '#db/queries/search.ts';
import type { DiskReserve } from '../disk-reserve.ts';

/** So long after the last arrival nobody is sending, and indexing keeps nobody waiting. */
const quietMs = 500;
/** Indexed at once: some 20 ms, in which nothing else is answered. */
const slice = 200;
/** What a search itself indexes first, a slice at a time. What is beyond follows while the desk is being read. */
const slicesBeforeSearch = 10;

/**
 * Makes messages findable soon after they arrived: when it is quiet, or when somebody searches. Storing one
 * does not wait for it.
 */
export class ArrivalIndex {
  readonly #db: Store['db'];
  readonly #log: Logger;
  readonly #disk: Pick<DiskReserve, 'left'>;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  /** @param disk what messages are found by comes out of the visitors' part of it */
  constructor(db: Store['db'], log: Logger, disk: Pick<DiskReserve, 'left'>) {
    this.#db = db;
    this.#disk = disk;
    this.#log = log;
  }

  /** Something arrived. */
  arrived(): void {
    if (this.#closed) return;
    if (this.#timer) this.#timer.refresh();
    else this.#timer = setTimeout(() => this.#continue(), quietMs).unref();
  }

  /** Before a search: what arrived last is found too. */
  async beforeSearch(): Promise<void> {
    if (!(await this.#index(slicesBeforeSearch))) this.arrived();
  }

  /** Before everything on a person is asked for: nothing may be missing. */
  async all(): Promise<void> {
    await this.#index(Number.POSITIVE_INFINITY, true);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /**
   * Indexes at most so many slices; whether nothing is left. The admin's reserve of the disk is kept for erasing,
   * unless all are needed, as for an erasure.
   */
  async #index(mostSlices: number, needsAll = false): Promise<boolean> {
    for (let slices = 0; slices < mostSlices && !this.#closed; slices += 1) {
      if (!needsAll && this.#disk.left() < 0) return false;
      if ((await indexArrivals(this.#db, slice)) < slice) return true;
      // Requests that came in meanwhile go first.
      await new Promise(setImmediate);
    }
    return false;
  }

  async #continue(): Promise<void> {
    this.#timer = undefined;
    try {
      await this.#index(Number.POSITIVE_INFINITY);
    } catch (err) {
      this.#log.error(
        { err },
        'indexing failed; it is tried again with the next message or search',
      );
    }
  }
}
