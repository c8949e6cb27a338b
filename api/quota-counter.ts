import type { Logger } from 'pino';
import { Problem } from './problem.ts';

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
  /** What the last count found. */
  #counted: Bytes = { all: 0, spam: 0 };
  /** Stored since that count began. */
  #since: Bytes = { all: 0, spam: 0 };
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

  /** What was set aside has been stored, or has not. */
  settle({ bytes, isSpam }: Arrival, isStored: boolean): void {
    add(this.#coming, { bytes: -bytes, isSpam });
    if (!isStored) return;
    add(this.#since, { bytes, isSpam });
    this.#tell();
  }

  /** A count begins. Until it has ended the one before stands. */
  startCount(): void {
    this.#counted.all += this.#since.all;
    this.#counted.spam += this.#since.spam;
    this.#since = { all: 0, spam: 0 };
  }

  endCount(found: Bytes): void {
    this.#counted = found;
    this.#tell();
  }

  #used(which: keyof Bytes): number {
    return this.#counted[which] + this.#since[which] + this.#coming[which];
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
