import { crc32 } from 'node:zlib';
import type { Logger } from 'pino';
import { newId } from '#db/ids.ts';
import type { NewMessage, Stored } from '#db/queries/message-writer.ts';
import { findMessage } from '#db/queries/messages.ts';
import { type MessageContent, messagesBefore } from '#db/queries/repeated-messages.ts';
import type { Store } from '#db/sqlite/open.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Less than 1 MB of memory. Where more come within a day, the oldest are forgotten: a repetition is then stored again. */
const mostKept = 10_000;
/** Read at once after a start. */
const slice = 200;
/** So long after the start nobody's start waits for it. */
const readAfterMs = 250;

/** The messages of the last day, to know one again that is sent once more. */
export class RecentMessages {
  readonly #db: Store['db'];
  /**
   * By a checksum of what was sent, the id, or what will be stored; the oldest first. Of two that share a checksum the
   * newer one is known: what the row says is compared, so no message is taken for another.
   */
  readonly #messages = new Map<number, Promise<Stored> | string>();
  /** Goes on from where it was: from the start it would step over all that were deleted there, each time. */
  readonly #oldest = this.#messages.keys();
  /** Ids with the Idempotency-Keys, hashed, that came with a repetition: the same one again is none. */
  readonly #repeatKeys = new Set<string>();
  readonly #oldestKeys = this.#repeatKeys.values();
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;
  #reading: Promise<void> | undefined;
  #closed = false;

  constructor(db: Store['db'], log: Logger) {
    this.#db = db;
    this.#log = log;
    this.#timer = setTimeout(() => this.#knowEarlier(), readAfterMs).unref();
  }

  /**
   * Stores a message that has not come within a day, and counts one that has.
   * @param store stores it; called for the first of several that come at once
   * @param repeat counts it; resolves with whether the first one is still there
   * @returns what was stored first, and whether this one was a repetition that counted
   */
  async take(
    message: NewMessage,
    store: () => Promise<Stored>,
    repeat: (id: string) => Promise<boolean>,
  ): Promise<{ stored: Stored; isRepeated: boolean }> {
    await this.#knowEarlier();
    const text = textOf(message);
    const checksum = crc32(text);
    for (;;) {
      const known = this.#messages.get(checksum);
      // No turn from here to where it is remembered: of several at once each would be the first.
      if (known === undefined) break;
      const first = await this.#find(known, text);
      if (first && this.#cameWith(first, message)) return { stored: first, isRepeated: false };
      if (first && (await repeat(first.id))) {
        this.#rememberKey(first, message);
        return { stored: first, isRepeated: true };
      }
      // It could not be stored, was erased meanwhile, is too old or another one.
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

  /** The row, where it is there, is not a day old, and says the same. */
  async #find(known: Promise<Stored> | string, text: string): Promise<FirstMessage | undefined> {
    const id = typeof known === 'string' ? known : await known.then((stored) => stored.id, ignore);
    const row = id ? await findMessage(this.#db, id) : undefined;
    if (!row || row.created_at <= Date.now() - dayMs || textOf(row) !== text) return undefined;
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

  /** Resolves when those that came before this start are known, or cannot be. */
  #knowEarlier(): Promise<void> {
    this.#reading ??= this.#readEarlier().catch((err: unknown) => {
      this.#log.error({ err }, 'the messages of the last day could not be read');
    });
    return this.#reading;
  }

  async #readEarlier(): Promise<void> {
    const found: [checksum: number, id: string][] = [];
    const oldest = Date.now() - dayMs;
    for (let before = newId(); !this.#closed && found.length < mostKept; ) {
      const rows = await messagesBefore(this.#db, before, slice);
      const young = rows.filter(({ created_at }) => created_at > oldest);
      for (const row of young) found.push([crc32(textOf(row)), row.id]);
      if (young.length < slice) break;
      before = young.at(-1)?.id ?? before;
      // Requests that came in meanwhile go first.
      await new Promise(setImmediate);
    }
    for (const [checksum, id] of found.reverse()) this.#messages.set(checksum, id);
  }
}

type FirstMessage = Stored & { readonly idempotency_hash: string | null };

/** What could not be stored is no message; who sent it has been told. */
const ignore = () => undefined;

/** @param oldest steps through `kept`, the oldest first */
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

/**
 * All that was sent, so that nothing is lost with a repetition: with another text it is another message. What looks
 * like spam is not folded with what does not, or the one would hide the other.
 */
function textOf(message: MessageContent): string {
  const { kind, full_name, email, phone, company, subject, spam_reason } = message;
  const { services, countries, monthly_volume } = message;
  // No two messages make one text: each part is one line, but for the countries, whose length stands before them, and
  // the message, which comes last.
  return [
    ...[kind, full_name, email.toLowerCase(), phone, company, subject, spam_reason, services],
    ...[monthly_volume, countries?.length, countries, message.message],
  ].join('\n');
}
