import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Busy } from '#db/engine/errors.ts';
import type { Search, SearchBacklog, Store } from '#db/engine/store.ts';
import { ownTurn } from '#db/engine/turns.ts';
import { Problem } from '../http/problem.ts';
import type { DiskReserve } from '../process/disk-reserve.ts';
import { once } from './once.ts';

/** Delay after the last arrival, so that indexing does not slow down submissions. */
const quietMs = 500;
/** Longest wait of a search for rows that are not indexed yet; after that it is refused. */
const mostBeforeSearchMs = 5000;
/** Longest wait of an erasure for its words to leave the search tables: nginx gives up after 30 s. */
const mostAfterErasureMs = 20_000;
/** Another process may write for longer than SQLite waits for it, such as the next release while it starts. */
const busyAgainMs = 500;
const mostBusySteps = 10;

/**
 * Keeps the search tables up to date: soon after messages and applications arrive or change, when it is quiet, and
 * before a search. Storing a row does not wait for it.
 */
export class SearchIndex {
  readonly #search: Search;
  readonly #replicas: Store['replicas'];
  readonly #log: Logger;
  readonly #disk: Pick<DiskReserve, 'left'>;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  /** @param disk the search tables grow only within the visitors' part of it */
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
   * Call before a search: indexes the rows that are missing, unless the disk is full.
   * @throws Problem `searchPreparing` when that takes longer than 5 s, as after an update
   */
  async beforeSearch(): Promise<void> {
    // The rest of the disk is reserved for erasing: the search then misses the newest rows.
    if (this.#disk.left() < 0) return;
    if ((await this.#catchUp('rows', mostBeforeSearchMs)) === 'none') return;
    this.arrived();
    throw new Problem('searchPreparing', { headers: { 'Retry-After': '5' } });
  }

  /** Call after an erasure: removes the erased words from the search tables. */
  async afterErasure(): Promise<void> {
    const backlog = await this.#catchUp('removals', mostAfterErasureMs, mostBusySteps);
    if (backlog !== 'none') this.arrived();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /**
   * Runs indexing steps, each in a turn of its own, until no such backlog is left or the time is up. It stops adding
   * rows once the visitors' part of the disk is full: the reserve is for erasing. Where nobody waits for it, it pauses
   * for as long as each step took: SQLite queues no writers, and another process would hardly find its lock free.
   * @param patience how many steps in a row may find the database busy
   */
  async #catchUp(until: 'rows' | 'removals', mostMs: number, patience = 0): Promise<SearchBacklog> {
    const began = performance.now();
    for (let left = patience; ; ) {
      await ownTurn();
      // `close` is followed by the closing of the database.
      if (this.#closed) return 'rows';
      const stepBegan = performance.now();
      const backlog = await this.#search.bringUpToDate().catch((reason: unknown) => {
        if (!(reason instanceof Busy) || left === 0) throw reason;
        return 'busy' as const;
      });
      if (backlog === 'busy') {
        left -= 1;
        await wait(busyAgainMs);
        continue;
      }
      left = patience;
      const mayAdd = until === 'rows' && this.#disk.left() >= 0;
      if (backlog === 'none' || (backlog === 'rows' && !mayAdd)) return backlog;
      if (performance.now() - began >= mostMs) return backlog;
      if (mostMs === Number.POSITIVE_INFINITY) await wait(performance.now() - stepBegan);
    }
  }

  async #continue(): Promise<void> {
    this.#timer = undefined;
    try {
      const isDone = await once({ replicas: this.#replicas }, 'search index', () =>
        this.#catchUp('rows', Number.POSITIVE_INFINITY, mostBusySteps),
      );
      // Another replica may have just looked for the last row, before this one's arrived.
      if (!isDone) this.arrived();
    } catch (err) {
      this.#log.error(
        { err },
        'indexing failed; it is tried again with the next message or search',
      );
    }
  }
}
