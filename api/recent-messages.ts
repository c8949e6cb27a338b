import { hash } from 'node:crypto';
import type { Logger } from 'pino';
import { newId } from '#db/ids.ts';
import type { Store } from '#db/open.ts';
import type { NewMessage, Stored } from '#db/queries/message-writer.ts';
import {
  type MessageContent,
  messagesBefore,
  type RecentMessage,
} from '#db/queries/repeated-messages.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Some 3 MB of memory. Where more come within a day, the oldest are forgotten: a repetition is then stored again. */
const mostKept = 10_000;
/** Of one message: further ones sent twice count twice. */
const mostKeys = 100;
/** Read at once after a start. */
const slice = 200;
/** So long after the start nobody's start waits for it. */
const readAfterMs = 250;

type Recent = {
  /** The one that was stored, or will be; rejects where it could not be. */
  stored: Promise<Stored> | Stored;
  /** By the time since the start: the clock may be set. */
  readonly endsAt: number;
  /** The Idempotency-Keys that it came under, hashed: the same one again is no repetition. Seldom any. */
  keys: Set<string> | undefined;
};

/** The messages of the last day, to know one again that is sent once more. */
export class RecentMessages {
  readonly #db: Store['db'];
  /** By the hash of what was sent; the first to end stands first. */
  readonly #messages = new Map<string, Recent>();
  /** Goes on from where it was: from the start it would step over all that were deleted there, each time. */
  readonly #oldest = this.#messages.keys();
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
    const name = nameOf(message);
    const key = message.idempotency_hash;
    for (;;) {
      const known = this.#find(name);
      // No turn from here to where it is remembered: of several at once each would be the first.
      if (!known) break;
      const first = await Promise.resolve(known.stored).catch(() => undefined);
      if (first && key && known.keys?.has(key)) return { stored: first, isRepeated: false };
      if (first && (await repeat(first.id))) {
        if (key) known.keys = new Set([...(known.keys ?? []), key].slice(0, mostKeys));
        return { stored: first, isRepeated: true };
      }
      // It could not be stored, or was erased meanwhile.
      if (this.#messages.get(name) === known) this.#messages.delete(name);
    }
    const recent: Recent = {
      stored: store(),
      endsAt: performance.now() + dayMs,
      keys: keysOf(message),
    };
    this.#messages.set(name, recent);
    this.#forgetOldest();
    try {
      recent.stored = await recent.stored;
      return { stored: recent.stored, isRepeated: false };
    } catch (reason) {
      if (this.#messages.get(name) === recent) this.#messages.delete(name);
      throw reason;
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #find(name: string): Recent | undefined {
    const recent = this.#messages.get(name);
    return recent && recent.endsAt > performance.now() ? recent : undefined;
  }

  #forgetOldest(): void {
    while (this.#messages.size > mostKept) {
      const { value, done } = this.#oldest.next();
      if (done) return;
      this.#messages.delete(value);
    }
  }

  /** Resolves when those that came before this start are known, or cannot be. */
  #knowEarlier(): Promise<void> {
    this.#reading ??= this.#readEarlier().catch((err: unknown) => {
      this.#log.error({ err }, 'the messages of the last day could not be read');
    });
    return this.#reading;
  }

  async #readEarlier(): Promise<void> {
    const found: [name: string, recent: Recent][] = [];
    const oldest = Date.now() - dayMs;
    for (let before = newId(); !this.#closed && found.length < mostKept; ) {
      const rows = await messagesBefore(this.#db, before, slice);
      const young = rows.filter(({ created_at }) => created_at > oldest);
      found.push(...young.map(recentOf));
      if (young.length < slice) break;
      before = young.at(-1)?.id ?? before;
      // Requests that came in meanwhile go first.
      await new Promise(setImmediate);
    }
    for (const [name, recent] of found.reverse()) this.#messages.set(name, recent);
  }
}

function recentOf(row: RecentMessage): [name: string, recent: Recent] {
  const { id, created_at } = row;
  const endsAt = performance.now() + dayMs - (Date.now() - created_at);
  return [nameOf(row), { stored: { id, created_at }, endsAt, keys: keysOf(row) }];
}

function keysOf({
  idempotency_hash: key,
}: Pick<RecentMessage, 'idempotency_hash'>): Set<string> | undefined {
  return key ? new Set([key]) : undefined;
}

/**
 * All that was sent, so that nothing is lost with a repetition: under another name it is another message. What
 * looks like spam is not folded with what does not, or the one would hide the other.
 */
function nameOf(message: MessageContent): string {
  const { kind, full_name, email, phone, company, subject, spam_reason } = message;
  const { services, countries, monthly_volume } = message;
  const sent = [
    ...[kind, full_name, email.toLowerCase(), phone, company, subject, message.message],
    ...[services, countries, monthly_volume],
  ];
  return hash('sha256', JSON.stringify([...sent, spam_reason]), 'base64');
}
