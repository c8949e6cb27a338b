import type { Logger } from 'pino';
import { type QuotaBytes, readStoredBytes, type StoredKind } from '#db/queries/stored-bytes.ts';
import type { Db } from '#db/schema.ts';
import type { Settings } from '../process/settings.ts';

type Usage = {
  readonly usedBytes: number;
  readonly limitBytes: number;
  /** Whether submissions flagged as spam are refused. */
  readonly isSpamFull: boolean;
};

/** The part of a quota that rows flagged as spam may fill: a flood of them leaves the rest to real messages. */
const spamPart = 1 / 4;
/** Parts of a quota at which a warning is logged, once each time one is passed. */
const reportedShares = [1, 0.8, 0.5] as const;

/**
 * How much visitors may store, and how much they have stored, as counted by the database (db/queries/stored-bytes.ts).
 */
export class StorageQuota {
  /** In bytes. */
  readonly limits: Readonly<Record<StoredKind, QuotaBytes>>;
  readonly #db: Db;
  readonly #log: Logger;
  readonly #reported: Record<StoredKind, number> = { messages: 0, cvs: 0 };
  #share = 0;

  constructor(db: Db, { quotaBytes }: Pick<Settings, 'quotaBytes'>, log: Logger) {
    this.#db = db;
    this.#log = log;
    const limit = (all: number) => ({ all, spam: all * spamPart });
    this.limits = { messages: limit(quotaBytes.messages), cvs: limit(quotaBytes.cvs) };
  }

  /** The used part of the fuller quota at the last reading: 0 to 1, or more after a setting was lowered. */
  share(): number {
    return this.#share;
  }

  /** Reads the used bytes, and logs a quota that fills up. Call after rows were stored or erased. */
  async usage(): Promise<Record<StoredKind, Usage>> {
    const rows = await readStoredBytes(this.#db);
    const usage = Object.fromEntries(
      rows.map(({ kind, bytes, spam_bytes }) => {
        const { all, spam } = this.limits[kind];
        return [kind, { usedBytes: bytes, limitBytes: all, isSpamFull: spam_bytes >= spam }];
      }),
    ) as Record<StoredKind, Usage>;
    this.#share = Math.max(...Object.values(usage).map(shareOf));
    for (const { kind } of rows) this.#report(kind, usage[kind]);
    return usage;
  }

  #report(quota: StoredKind, usage: Usage): void {
    const share = shareOf(usage);
    const passed = reportedShares.find((part) => share >= part) ?? 0;
    if (passed > this.#reported[quota]) {
      const { usedBytes, limitBytes } = usage;
      this.#log.warn(
        { quota, percent: passed * 100, usedBytes, limitBytes },
        'a storage quota fills up: erase spam, or raise the quota',
      );
    }
    this.#reported[quota] = passed;
  }
}

function shareOf({ usedBytes, limitBytes }: Usage): number {
  return usedBytes / limitBytes;
}
