import type { Logger } from 'pino';
import { Problem } from '../http/problem.ts';

/** What is about to be stored. */
export type Arrival = { readonly bytes: number; readonly isSpam: boolean };

export type Usage = {
  readonly usedBytes: number;
  readonly limitBytes: number;
  /** Whether nothing more is taken that looks like spam. */
  readonly isSpamFull: boolean;
};

type Bytes = { all: number; spam: number };

/** Of a quota, what is taken for spam may fill so much: a flood of it leaves the rest to honest letters. */
const spamPart = 1 / 4;
/** At these parts of a quota the log tells of it, once each time it is passed. */
const toldAt = [1, 0.8, 0.5] as const;

/** One quota and what is taken of it, in bytes. */
export class QuotaCounter {
  readonly #name: string;
  readonly #limit: number;
  readonly #log: Logger;
  /** What the last count found, and what was stored since. */
  #stored: Bytes = { all: 0, spam: 0 };
  /** The last row that the last count found. */
  #countedTo = 0;
  /** Stored since a count began that has not ended. */
  #sinceStart: { readonly arrival: Arrival; readonly seq: number }[] | undefined;
  /** On its way to the disk. */
  #coming: Bytes = { all: 0, spam: 0 };
  #told = 0;

  constructor(name: string, limit: number, log: Logger) {
    this.#name = name;
    this.#limit = limit;
    this.#log = log;
  }

  /** The part that is taken. */
  share(): number {
    return this.#used('all') / this.#limit;
  }

  usage(): Usage {
    return {
      usedBytes: this.#used('all'),
      limitBytes: this.#limit,
      isSpamFull: this.#used('spam') >= this.#limit * spamPart,
    };
  }

  /**
   * Sets room aside for what is about to be stored.
   * @throws Problem `storageFull` where there is none
   */
  reserve({ bytes, isSpam }: Arrival): void {
    const isFull = this.#used('all') + bytes > this.#limit;
    if (isFull || (isSpam && this.#used('spam') + bytes > this.#limit * spamPart)) {
      throw new Problem('storageFull');
    }
    add(this.#coming, { bytes, isSpam });
  }

  /**
   * What was set aside has been stored, or has not.
   * @param seq its row; null where none was stored
   */
  settle(arrival: Arrival, seq: number | null): void {
    add(this.#coming, { ...arrival, bytes: -arrival.bytes });
    if (seq === null || seq <= this.#countedTo) return;
    add(this.#stored, arrival);
    this.#sinceStart?.push({ arrival, seq });
    this.#tell();
  }

  /** A count begins. Until it has ended the one before stands. */
  startCount(): void {
    this.#sinceStart = [];
  }

  /**
   * A count has ended. Whatever arrived meanwhile counts once: what lies behind `last` was not found.
   * @param last the last row that it found
   */
  endCount(found: Bytes, last: number): void {
    this.#stored = found;
    for (const { arrival, seq } of this.#sinceStart ?? []) {
      if (seq > last) add(found, arrival);
    }
    this.#sinceStart = undefined;
    this.#countedTo = last;
    this.#tell();
  }

  #used(which: keyof Bytes): number {
    return this.#stored[which] + this.#coming[which];
  }

  #tell(): void {
    const share = this.share();
    const passed = toldAt.find((part) => share >= part) ?? 0;
    if (passed > this.#told) {
      const { usedBytes, limitBytes } = this.usage();
      this.#log.warn(
        { quota: this.#name, percent: passed * 100, usedBytes, limitBytes },
        'a storage quota fills up: erase spam, or raise the quota',
      );
    }
    this.#told = passed;
  }
}

function add(bytes: Bytes, arrival: Arrival): void {
  bytes.all += arrival.bytes;
  if (arrival.isSpam) bytes.spam += arrival.bytes;
}
