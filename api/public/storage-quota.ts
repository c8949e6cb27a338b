import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { Store } from '#db/engine/store.ts';
import type { Written } from '#db/queries/message-writer.ts';
import { countSlice, type StoredKind } from '#db/queries/stored-bytes.ts';
import type { Settings } from '../process/settings.ts';
import { QuotaCounter, type Submission, type Usage } from './quota-counter.ts';

/** Rows per query: some 2 ms, during which no other request is answered. */
const slice = 1000;
/** Delay of a count after the start, or after the last of several erasures. */
const countAfterMs = 250;

/** A notice between replicas; no event of the admin. */
export const spamChanged = 'spam';

/**
 * Counts in memory how much visitors have stored: from the database at the start, after each erasure and after what is
 * spam was changed, in slices between which requests are answered, and with each new row. Until the first count ends
 * the quotas count only rows stored since the start.
 */
export class StorageQuota {
  readonly #db: Store['db'];
  /** Whether other processes store rows too. */
  readonly #replicas: Store['replicas'];
  readonly #log: Logger;
  readonly #counters: Readonly<Record<StoredKind, QuotaCounter>>;
  /** Rows of this replica that no count has found yet. */
  readonly #stored: Record<
    StoredKind,
    { readonly submission: Submission; readonly seq: number }[]
  > = { messages: [], cvs: [] };
  readonly #oneAtATime = { messages: pLimit(1), cvs: pLimit(1) };
  /** Counts of new rows that have not begun. */
  readonly #next: Partial<Record<StoredKind, Promise<void>>> = {};
  #timer: NodeJS.Timeout | undefined;
  #counting: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(
    { db, replicas }: Pick<Store, 'db' | 'replicas'>,
    { quotaBytes }: Pick<Settings, 'quotaBytes'>,
    log: Logger,
  ) {
    this.#db = db;
    this.#replicas = replicas;
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
    if (this.#replicas) await this.#addNew(kind);
    counter.reserve(submission);
    let seq: number | null = null;
    try {
      const written = await store();
      ({ seq } = written);
      return written;
    } finally {
      if (this.#replicas && seq !== null) {
        // It counts as reserved until a count finds it among the rows of all replicas.
        this.#stored[kind].push({ submission, seq });
        this.#addNew(kind).catch(() => undefined);
      } else counter.release(submission, seq);
    }
  }

  /** Counts again after an erasure, with a short delay. */
  countAgain(): void {
    if (this.#closed) return;
    if (this.#timer) this.#timer.refresh();
    else this.#timer = setTimeout(() => this.#startCounting(), countAfterMs).unref();
  }

  /** Call after rows have become spam, or are none any more: counts again, other replicas too. */
  spamChanged(): void {
    this.countAgain();
    this.#replicas?.publish(spamChanged).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#counting;
  }

  /** Counts what all replicas have stored since the last count. Those that ask during a count share the next one. */
  #addNew(kind: StoredKind): Promise<void> {
    this.#next[kind] ??= this.#oneAtATime[kind](() => {
      delete this.#next[kind];
      return this.#countNew(kind);
    });
    return this.#next[kind];
  }

  async #countNew(kind: StoredKind): Promise<void> {
    const counter = this.#counters[kind];
    const from = counter.countedTo;
    const { last, bytes, spamBytes } = await countSlice(this.#db, kind, from, slice);
    // A count of everything has ended meanwhile, and has found these too.
    if (counter.countedTo !== from) return this.#countNew(kind);
    const upTo = last ?? from;
    const [found, later] = parted(this.#stored[kind], ({ seq }) => seq <= upTo);
    for (const { submission } of found) counter.release(submission, null);
    this.#stored[kind] = later;
    if (last !== null) counter.add({ all: bytes, spam: spamBytes }, last);
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
    if (this.#closed) return;
    counter.endCount(total, after);
    // Rows that were added meanwhile, and that this count did not see.
    if (this.#replicas) await this.#addNew(kind);
  }
}

/** Those for which something holds, and the others. */
function parted<T>(all: readonly T[], holds: (one: T) => boolean): [T[], T[]] {
  return [all.filter(holds), all.filter((one) => !holds(one))];
}
