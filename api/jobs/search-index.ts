import type { Logger } from 'pino';
import { bringUpToDate, type SearchBacklog } from '#db/queries/search-index.ts';
import type { Store } from '#db/sqlite/open.ts';
import { ownTurn } from '#db/turns.ts';
import { Problem } from '../http/problem.ts';
import type { DiskReserve } from '../process/disk-reserve.ts';

/** So long after the last arrival nobody is sending, and indexing keeps nobody waiting. */
const quietMs = 500;
/** A search waits so long for rows that are not indexed yet; it never answers without them. */
const mostBeforeSearchMs = 5000;
/** An erasure waits so long for its words to leave the search tables: nginx gives up after 30 s. */
const mostAfterErasureMs = 20_000;

/**
 * Keeps what messages and applications are found by: soon after they arrived or were changed, when it is quiet, or
 * when somebody searches. Storing one does not wait for it.
 */
export class SearchIndex {
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

  /** Something arrived, or was changed. */
  arrived(): void {
    if (this.#closed) return;
    if (this.#timer) this.#timer.refresh();
    else this.#timer = setTimeout(() => this.#continue(), quietMs).unref();
  }

  /**
   * Before a search: nothing that arrived may be missing.
   * @throws Problem `searchPreparing` where so much is not indexed that it takes longer, as after an update
   */
  async beforeSearch(): Promise<void> {
    // The rest of the disk is for erasing: what is found is then as of before.
    if (this.#disk.left() < 0) return;
    if ((await this.#catchUp('rows', mostBeforeSearchMs)) === 'none') return;
    this.arrived();
    throw new Problem('searchPreparing', { headers: { 'Retry-After': '5' } });
  }

  /** After an erasure: the words of what was erased leave the search tables too. */
  async afterErasure(): Promise<void> {
    const backlog = await this.#catchUp('removals', mostAfterErasureMs);
    if (backlog !== 'none') this.arrived();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /**
   * Takes steps, each in a turn of its own, until no such backlog is left or the time is up. What the admin has of
   * the disk is kept for erasing: rows are added only to the visitors' part.
   */
  async #catchUp(until: 'rows' | 'removals', mostMs: number): Promise<SearchBacklog> {
    const began = performance.now();
    for (;;) {
      await ownTurn();
      // A service that stops has closed its database.
      if (this.#closed) return 'rows';
      const backlog = await bringUpToDate(this.#db);
      const mayAdd = until === 'rows' && this.#disk.left() >= 0;
      if (backlog === 'none' || (backlog === 'rows' && !mayAdd)) return backlog;
      if (performance.now() - began >= mostMs) return backlog;
    }
  }

  async #continue(): Promise<void> {
    this.#timer = undefined;
    try {
      await this.#catchUp('rows', Number.POSITIVE_INFINITY);
    } catch (err) {
      this.#log.error(
        { err },
        'indexing failed; it is tried again with the next message or search',
      );
    }
  }
}
