import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Busy } from '#db/engine/errors.ts';
import type { Search, Store } from '#db/engine/store.ts';
import { yieldToEventLoop } from '#db/engine/turns.ts';
import { Problem } from '../http/problem.ts';
import type { DiskReserve } from '../process/disk-reserve.ts';
import { runUnlessLocked } from './job-lock.ts';

/** Delay after the last arrival, so that indexing does not slow down submissions. */
const quietMs = 500;
/** Longest wait of a search for rows that are not indexed yet; then it is refused. */
const maxBeforeSearchMs = 5000;
/** Another process, such as the next release during its start, may write for longer than SQLite waits. */
const busyAgainMs = 500;
const maxBusySteps = 10;

/**
 * Keeps the search tables up to date: soon after rows arrive or change, and before a search. Storing a row does not
 * wait for it.
 */
export class SearchIndex {
  readonly #search: Search;
  readonly #replicas: Store['replicas'];
  readonly #log: Logger;
  readonly #disk: Pick<DiskReserve, 'left'>;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  /** @param disk limits the search tables to the visitors' part */
  constructor(
    { search, replicas }: Pick<Store, 'search' | 'replicas'>,
    log: Logger,
    disk: Pick<DiskReserve, 'left'>,
  ) {
    this.#search = search;
    this.#replicas = replicas;
    this.#disk = disk;
    this.#log = log;
  }

  /** Call after a row arrived or changed. */
  arrived(): void {
    if (this.#closed) return;
    if (this.#timer) this.#timer.refresh();
    else this.#timer = setTimeout(() => this.#continue(), quietMs).unref();
  }

  /**
   * Call before a search: indexes the missing rows, unless the disk is full.
   * @throws Problem `searchPreparing` when that takes longer than 5 s, as after an update
   */
  async beforeSearch(): Promise<void> {
    // The rest of the disk is reserved for erasing: the search then misses the newest rows.
    if (this.#disk.left() < 0) return;
    if (await this.#finish(maxBeforeSearchMs)) return;
    this.arrived();
    throw new Problem('searchPreparing', { headers: { 'Retry-After': '5' } });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /**
   * Runs indexing steps, each in a turn of its own, until this backlog is empty or the time is up. Adds no rows once
   * the visitors' part of the disk is full: the rest is for erasing. Where nobody waits, it pauses for as long as each
   * step took: SQLite does not queue writers, and another process would rarely find the lock free.
   * @param patience how many steps in a row may find the database busy
   * @returns whether nothing is left
   */
  async #finish(maxMs: number, patience = 0): Promise<boolean> {
    const began = performance.now();
    for (let left = patience; ; ) {
      await yieldToEventLoop();
      // After `close` the database closes too.
      if (this.#closed) return false;
      const stepBegan = performance.now();
      const isLeft = await this.#search.addMissing().catch((reason: unknown) => {
        if (!(reason instanceof Busy) || left === 0) throw reason;
        return 'busy' as const;
      });
      if (isLeft === 'busy') {
        left -= 1;
        await wait(busyAgainMs);
        continue;
      }
      left = patience;
      if (!isLeft) return true;
      if (this.#disk.left() < 0) return false;
      if (performance.now() - began >= maxMs) return false;
      if (maxMs === Number.POSITIVE_INFINITY) await wait(performance.now() - stepBegan);
    }
  }

  async #continue(): Promise<void> {
    this.#timer = undefined;
    try {
      const isDone = await runUnlessLocked({ replicas: this.#replicas }, 'search index', () =>
        this.#finish(Number.POSITIVE_INFINITY, maxBusySteps),
      );
      // Another replica may have finished indexing just before this row arrived.
      if (!isDone) this.arrived();
    } catch (err) {
      this.#log.error(
        { err },
        'indexing failed; it is tried again with the next message or search',
      );
    }
  }
}
