/** The file is damaged, or made so that it cannot be examined: readers would disagree about it, or it costs too much. */
export class Unreadable extends Error {}

/** What the examination of one file may cost: some seconds of a core, and some memory. */
export class Effort {
  /** In bytes read, unpacked and decrypted. A manual of 1,500 pages, full of links, needs 42 MiB, a CV one or two. */
  #left = 80 * 1024 * 1024;
  /** In bytes of unpacked streams, which stay in memory. */
  #unpackedLeft = 32 * 1024 * 1024;

  /** @throws Unreadable when nothing is left */
  spend(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw new Unreadable('too costly');
  }

  /** The longest that a stream may be when it is unpacked. */
  get mostUnpacked(): number {
    return this.#unpackedLeft;
  }

  /** @throws Unreadable when nothing is left */
  spendUnpacked(bytes: number): void {
    this.spend(bytes);
    this.#unpackedLeft -= bytes;
    if (this.#unpackedLeft <= 0) throw new Unreadable('too large');
  }
}
