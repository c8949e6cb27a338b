import type { Logger } from 'pino';
import type { Written } from '#db/queries/message-writer.ts';
import { countSlice, type StoredKind } from '#db/queries/stored-bytes.ts';
import type { Store } from '#db/store.ts';
import type { Settings } from '../process/settings.ts';
import { QuotaCounter, type Submission, type Usage } from './quota-counter.ts';

/** Rows per query: some 2 ms, during which no other request is answered. */
const slice = 1000;
/** Delay of a count after the start, or after the last of several erasures. */
const countAfterMs = 250;

/**
 * Counts in memory how much visitors have stored: from the database at the start and after each erasure, in slices
 * between which requests are answered, and with each new row. Until the first count ends the quotas count only rows
 * stored since the start.
 */
export class StorageQuota {
  readonly #db: Store['db'];
  /** Whether other processes store rows too. */
  readonly #isShared: boolean;
  readonly #log: Logger;
  readonly #counters: Readonly<Record<StoredKind, QuotaCounter>>;
  readonly #adding: Partial<Record<StoredKind, Promise<void> | undefined>> = {};
  #timer: NodeJS.Timeout | undefined;
  #counting: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(
    { db, replicas }: Pick<Store, 'db' | 'replicas'>,
    { quotaBytes }: Pick<Settings, 'quotaBytes'>,
    log: Logger,
  ) {
    this.#db = db;
    this.#isShared = replicas !== undefined;
    this.#log = log;
    this.#counters = {
      messages: new QuotaCounter('messages', quotaBytes.messages, log),
      cvs: new QuotaCounter('cvs', quotaBytes.cvs, log),
    };
    this.countAgain();
  }

  /** The used part of the fuller quota: 0 to 1, or more when a setting was lowered. */
  share(): number {
    const { messages, cvs } = this.#counters;
    return Math.max(messages.share(), cvs.share());
  }

  usage(): Record<StoredKind, Usage> {
    const { messages, cvs } = this.#counters;
    return { messages: messages.usage(), cvs: cvs.usage() };
  }

  /**
   * Stores a row within its quota. Rows being stored already count, so concurrent requests cannot exceed the quota.
   * @param store resolves with the stored row; its `seq` is null when the row existed before
   * @throws Problem `storageFull` when the quota is used up, and the errors of `store`
   */
  async within(
    kind: StoredKind,
    submission: Submission,
    store: () => Promise<Written>,
  ): Promise<Written> {
    const counter = this.#counters[kind];
    if (this.#isShared) await this.#addNew(kind);
    counter.reserve(submission);
    let seq: number | null = null;
    try {
      const written = await store();
      // Of replicas, the next count finds it among those of all.
      if (this.#isShared) this.#addNew(kind).catch(() => undefined);
      else ({ seq } = written);
      return written;
    } finally {
      counter.release(submission, seq);
    }
  }

  /** Counts again after an erasure, with a short delay. */
  countAgain(): void {
    if (this.#closed) return;
    if (this.#timer) this.#timer.refresh();
    else this.#timer = setTimeout(() => this.#startCounting(), countAfterMs).unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#counting;
  }

  /** Counts what all replicas have stored since the last count. Several at once count the same rows once. */
  async #addNew(kind: StoredKind): Promise<void> {
    const counter = this.#counters[kind];
    this.#adding[kind] ??= (async () => {
      const { last, bytes, spamBytes } = await countSlice(this.#db, kind, counter.countedTo, slice);
      if (last !== null) counter.add({ all: bytes, spam: spamBytes }, last);
    })().finally(() => {
      this.#adding[kind] = undefined;
    });
    await this.#adding[kind];
  }

  #startCounting(): void {
    this.#timer = undefined;
    this.#counting = this.#counting
      .then(async () => {
        for (const kind of ['messages', 'cvs'] as const) await this.#count(kind);
      })
      .catch((err: unknown) => {
        this.#log.error(
          { err },
          'what is stored could not be counted; tried again with the next erasure',
        );
      });
  }

  async #count(kind: StoredKind): Promise<void> {
    const counter = this.#counters[kind];
    counter.startCount();
    const total = { all: 0, spam: 0 };
    let after = 0;
    while (!this.#closed) {
      const { last, bytes, spamBytes } = await countSlice(this.#db, kind, after, slice);
      if (last === null) break;
      total.all += bytes;
      total.spam += spamBytes;
      after = last;
      // Lets pending requests run first.
      await new Promise(setImmediate);
    }
    if (!this.#closed) counter.endCount(total, after);
  }
}
