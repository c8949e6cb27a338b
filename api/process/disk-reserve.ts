import { statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Upper bound of the reserve, in bytes: two CVs, each also in the write-ahead log. Erasing one needs as much, since
 * erased data is overwritten.
 */
const maxReserved = 24 * 1024 * 1024;
/** On a small disk the reserve is this part of the disk. */
const reservedPart = 1 / 8;

/** Disk space that visitors cannot use. On a full disk the admin could not log in, and so not erase anything. */
export class DiskReserve {
  readonly #folder: string;
  readonly #log: string;

  /** @param databaseFile the file's name within `folder` */
  constructor(folder: string, databaseFile: string) {
    this.#folder = folder;
    this.#log = join(folder, `${databaseFile}-wal`);
  }

  /** Bytes that visitors may still store; below zero only the reserve is left. */
  left(): number {
    return this.read().left;
  }

  /** The disk's space in bytes; `left` as above. */
  read() {
    // Synchronous: in Node's thread pool the call would wait behind password hashing.
    const { bavail, blocks, bsize } = statfsSync(this.#folder);
    const [free, total] = [bavail * bsize, blocks * bsize];
    // The log's content must still fit into the database file.
    const logged = statSync(this.#log, { throwIfNoEntry: false })?.size ?? 0;
    const reserve = Math.floor(Math.min(maxReserved, total * reservedPart));
    return { free, total, reserve, logged, left: free - logged - reserve };
  }
}
