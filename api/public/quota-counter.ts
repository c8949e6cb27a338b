import type { Logger } from 'pino';
import { Problem } from '../http/problem.ts';

/** A row that is about to be stored. */
export type Submission = { readonly bytes: number; readonly isSpam: boolean };

export type Usage = {
  readonly usedBytes: number;
  readonly limitBytes: number;
  /** Whether submissions flagged as spam are refused. */
  readonly isSpamFull: boolean;
};

type Bytes = { all: number; spam: number };

/** The part of a quota that rows flagged as spam may fill: a flood of them leaves the rest to real messages. */
const spamPart = 1 / 4;
/** Parts of a quota at which a warning is logged, once each time one is passed. */
const reportedShares = [1, 0.8, 0.5] as const;

/** One quota and its used bytes. */
export class QuotaCounter {
  readonly #name: string;
  readonly #limit: number;
  readonly #log: Logger;
  /** The result of the last count, and everything stored since. */
  #stored: Bytes = { all: 0, spam: 0 };
  /** The last row of the last count. */
  #countedTo = 0;
  /** Rows stored while a count is running. */
  #sinceStart: { readonly submission: Submission; readonly seq: number }[] | undefined;
  /** Reserved for rows that are being stored. */
  #reserved: Bytes = { all: 0, spam: 0 };
  #reported = 0;

  constructor(name: string, limit: number, log: Logger) {
    this.#name = name;
    this.#limit = limit;
    this.#log = log;
  }

  /** The used part, from 0 to 1, or more when the setting was lowered. */
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
   * Reserves bytes for a row that is about to be stored.
   * @throws Problem `storageFull` when the quota is used up
   */
  reserve({ bytes, isSpam }: Submission): void {
    const isFull = this.#used('all') + bytes > this.#limit;
    if (isFull || (isSpam && this.#used('spam') + bytes > this.#limit * spamPart)) {
      throw new Problem('storageFull');
    }
    add(this.#reserved, { bytes, isSpam });
  }

  /**
   * Ends a reservation, whether the row was stored or not.
   * @param seq its row; null when none was stored
   */
  release(submission: Submission, seq: number | null): void {
    add(this.#reserved, { ...submission, bytes: -submission.bytes });
    if (seq === null || seq <= this.#countedTo) return;
    add(this.#stored, submission);
    this.#sinceStart?.push({ submission, seq });
    this.#reportUsage();
  }

  /** Where the next count of `add` begins: after this row. */
  get countedTo(): number {
    return this.#countedTo;
  }

  /** Adds rows that were counted after `countedTo`: of replicas each counts what all have stored. */
  add({ all, spam }: Bytes, last: number): void {
    this.#stored = { all: this.#stored.all + all, spam: this.#stored.spam + spam };
    this.#countedTo = last;
    this.#reportUsage();
  }

  /** Begins a count. Until it ends the previous one applies. */
  startCount(): void {
    this.#sinceStart = [];
  }

  /**
   * Ends a count. Rows stored meanwhile count once: those after `last` were not in it.
   * @param last the last row of the count
   */
  endCount(found: Bytes, last: number): void {
    this.#stored = found;
    for (const { submission, seq } of this.#sinceStart ?? []) {
      if (seq > last) add(found, submission);
    }
    this.#sinceStart = undefined;
    this.#countedTo = last;
    this.#reportUsage();
  }

  #used(which: keyof Bytes): number {
    return this.#stored[which] + this.#reserved[which];
  }

  #reportUsage(): void {
    const share = this.share();
    const passed = reportedShares.find((part) => share >= part) ?? 0;
    if (passed > this.#reported) {
      const { usedBytes, limitBytes } = this.usage();
      this.#log.warn(
        { quota: this.#name, percent: passed * 100, usedBytes, limitBytes },
        'a storage quota fills up: erase spam, or raise the quota',
      );
    }
    this.#reported = passed;
  }
}

function add(bytes: Bytes, submission: Submission): void {
  bytes.all += submission.bytes;
  if (submission.isSpam) bytes.spam += submission.bytes;
}
