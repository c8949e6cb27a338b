/** The file is damaged or cannot be examined: readers would disagree about it, or it costs too much. */
export class Unreadable extends Error {}

/** Budget for the examination of one file: some seconds of a core, and some memory. */
export class Effort {
  /**
   * Bytes that may be read, unpacked and decrypted. A manual of 1,500 pages, full of links, needs 42 MiB, a CV one or
   * two.
   */
  #left = 80 * 1024 * 1024;
  /** Bytes of unpacked streams, which stay in memory. */
  #unpackedLeft = 32 * 1024 * 1024;

  /** @throws Unreadable when the budget is used up */
  spend(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw new Unreadable('too costly');
  }

  get maxUnpacked(): number {
    return this.#unpackedLeft;
  }

  /** @throws Unreadable when the budget is used up */
  spendUnpacked(bytes: number): void {
    this.spend(bytes);
    this.#unpackedLeft -= bytes;
    if (this.#unpackedLeft <= 0) throw new Unreadable('too large');
  }
}
