import { crc32 } from 'node:zlib';
import type { Logger } from 'pino';
import { timeNow } from '#db/engine/clock.ts';
import { newId } from '#db/engine/ids.ts';
import type { Store } from '#db/engine/store.ts';
import { lastSeq } from '#db/queries/mail-notices.ts';
import type { NewMessage, Stored } from '#db/queries/message-writer.ts';
import { findMessage } from '#db/queries/messages.ts';
import { contentText, messagesAfter, messagesBefore } from '#db/queries/repeated-messages.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Less than 1 MB of memory. Beyond that the oldest are forgotten, and their repetitions are stored again. */
const mostKept = 10_000;
/** Rows per query when reading after a start. */
const slice = 200;
/** Delay in ms, so that reading does not slow down the start. */
const readAfterMs = 250;

/** The messages of the last day, kept to detect repetitions. */
export class RecentMessages {
  readonly #db: Store['db'];
  /** Whether other processes store messages too. */
  readonly #isShared: boolean;
  /** The last message that is known. */
  #lastSeq = 0;
  /**
   * Ids by a checksum of the content, or the pending write, the oldest first. Of two with one checksum the newer is
   * kept. The row's content is compared as well, so different messages are never merged.
   */
  readonly #messages = new Map<number, Promise<Stored> | string>();
  /** One lasting iterator: a new one would step over all deleted entries at the start each time. */
  readonly #oldest = this.#messages.keys();
  /** Ids with the hashed Idempotency-Keys of counted repetitions: the same key again does not count. */
  readonly #repeatKeys = new Set<string>();
  readonly #oldestKeys = this.#repeatKeys.values();
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;
  #reading: Promise<void> | undefined;
  #closed = false;

  constructor({ db, replicas }: Pick<Store, 'db' | 'replicas'>, log: Logger) {
    this.#db = db;
    this.#isShared = replicas !== undefined;
    this.#log = log;
    this.#timer = setTimeout(() => this.#knowEarlier(), readAfterMs).unref();
  }

  /**
   * Stores a message that has not arrived within a day, and counts one that has.
   * @param store stores it; called only for the first of several that arrive at once
   * @param repeat counts it; resolves with whether the first one still exists
   * @returns the row that was stored first, and whether this message was counted as a repetition
   */
  async take(
    message: NewMessage,
    store: () => Promise<Stored>,
    repeat: (id: string) => Promise<boolean>,
  ): Promise<{ stored: Stored; isRepeated: boolean }> {
    await this.#knowEarlier();
    if (this.#isShared) await this.#knowOthers();
    const text = contentText(message);
    const checksum = crc32(text);
    for (;;) {
      const known = this.#messages.get(checksum);
      // No `await` from here until it is in the map: each of several at once would be stored as the first.
      if (known === undefined) break;
      const first = await this.#find(known, text);
      if (first && this.#cameWith(first, message)) return { stored: first, isRepeated: false };
      if (first && (await repeat(first.id))) {
        this.#rememberKey(first, message);
        return { stored: first, isRepeated: true };
      }
      // It was not stored, was erased meanwhile, is a day old or has other content.
      if (this.#messages.get(checksum) === known) this.#messages.delete(checksum);
    }
    const storing = store();
    this.#messages.set(checksum, storing);
    forgetOldest(this.#messages, this.#oldest);
    try {
      const stored = await storing;
      if (this.#messages.get(checksum) === storing) this.#messages.set(checksum, stored.id);
      return { stored, isRepeated: false };
    } catch (reason) {
      if (this.#messages.get(checksum) === storing) this.#messages.delete(checksum);
      throw reason;
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** The row, if it exists, is less than a day old and has the same content. */
  async #find(known: Promise<Stored> | string, text: string): Promise<FirstMessage | undefined> {
    const id = typeof known === 'string' ? known : await known.then((stored) => stored.id, ignore);
    const row = id ? await findMessage(this.#db, id) : undefined;
    if (!row || row.created_at <= timeNow() - dayMs || contentText(row) !== text) return undefined;
    return row;
  }

  #cameWith(
    { id, idempotency_hash }: FirstMessage,
    { idempotency_hash: key }: NewMessage,
  ): boolean {
    return key !== null && (key === idempotency_hash || this.#repeatKeys.has(`${id} ${key}`));
  }

  #rememberKey({ id }: Stored, { idempotency_hash: key }: NewMessage): void {
    if (key === null) return;
    this.#repeatKeys.add(`${id} ${key}`);
    forgetOldest(this.#repeatKeys, this.#oldestKeys);
  }

  /** Resolves when the messages from before this start are known, or could not be read. */
  #knowEarlier(): Promise<void> {
    this.#reading ??= this.#readEarlier().catch((err: unknown) => {
      this.#log.error({ err }, 'the messages of the last day could not be read');
    });
    return this.#reading;
  }

  async #readEarlier(): Promise<void> {
    const found: [checksum: number, id: string][] = [];
    const oldest = timeNow() - dayMs;
    this.#lastSeq = await lastSeq(this.#db, 'messages');
    for (let before = newId(); !this.#closed && found.length < mostKept; ) {
      const rows = await messagesBefore(this.#db, before, slice);
      const young = rows.filter(({ created_at }) => created_at > oldest);
      for (const row of young) found.push([crc32(contentText(row)), row.id]);
      if (young.length < slice) break;
      before = young.at(-1)?.id ?? before;
      // Lets pending requests run first.
      await new Promise(setImmediate);
    }
    for (const [checksum, id] of found.reverse()) this.#messages.set(checksum, id);
  }

  /** Those that other replicas have stored since. */
  async #knowOthers(): Promise<void> {
    for (;;) {
      const rows = await messagesAfter(this.#db, this.#lastSeq, slice);
      for (const row of rows) {
        this.#messages.set(crc32(contentText(row)), row.id);
        this.#lastSeq = Math.max(this.#lastSeq, row.seq);
      }
      forgetOldest(this.#messages, this.#oldest);
      if (rows.length < slice) return;
    }
  }
}

type FirstMessage = Stored & { readonly idempotency_hash: string | null };

/** For a write that failed: its own request reports the error. */
const ignore = () => undefined;

/** @param oldest iterates over `kept`, the oldest first */
function forgetOldest<Key>(
  kept: { readonly size: number; delete(key: Key): boolean },
  oldest: Iterator<Key>,
): void {
  while (kept.size > mostKept) {
    const { value, done } = oldest.next();
    if (done) return;
    kept.delete(value);
  }
}
