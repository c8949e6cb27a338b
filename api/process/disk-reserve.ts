import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../http/problem.ts';
import { diskSpace } from './disk-space.ts';

/**
 * What visitors leave of the disk to the admin, at most: two CVs with their way through the log, which is what
 * erasing one needs as well, since what is erased is overwritten. In bytes.
 */
const mostReserved = 24 * 1024 * 1024;
/** On a small disk it is this part of the whole. */
const reservedPart = 1 / 8;
/** For so long a message is taken on the word of the last look: looking costs a tenth of storing it. */
const believedMs = 100;
/** What a message takes at most until the next look: whole pages of the log, a few for each index. In bytes. */
const mostOfMessage = 64 * 1024;

/**
 * Room on the disk that visitors cannot take: without it the one who could make room, by erasing, could not
 * even log in.
 */
export class DiskReserve {
  readonly #folder: string;
  readonly #log: string;
  #believedUntil = 0;
  #left = 0;

  /** @param databaseFile its name in the folder */
  constructor(folder: string, databaseFile: string) {
    this.#folder = folder;
    this.#log = join(folder, `${databaseFile}-wal`);
  }

  /** Bytes that visitors may still take; below zero only the reserve is left. */
  left(): number {
    const { free, total } = diskSpace(this.#folder);
    // What the log holds must find room in the database's file yet.
    const logged = statSync(this.#log, { throwIfNoEntry: false })?.size ?? 0;
    return free - logged - Math.min(mostReserved, total * reservedPart);
  }

  /** @throws Problem `storageFull` where a visitor's few kilobytes find no room */
  refuseFull(): void {
    const now = performance.now();
    this.#left -= mostOfMessage;
    if (now > this.#believedUntil || this.#left < 0) {
      this.#left = this.left();
      this.#believedUntil = now + believedMs;
    }
    if (this.#left < 0) throw new Problem('storageFull');
  }
}
