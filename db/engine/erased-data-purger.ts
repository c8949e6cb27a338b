/**
 * Removes an engine's remains of erased rows. An engine retains them for readers that began before the erasure, such as
 * a backup of a large database, so this repeats until nothing is left.
 */
export class ErasedDataPurger {
  readonly #purge: () => Promise<boolean>;
  readonly #againMs: number;
  #again: NodeJS.Timeout | undefined;
  #isClosed = false;

  /**
   * @param purge resolves with whether nothing is left
   * @param againMs between two attempts
   */
  constructor(purge: () => Promise<boolean>, againMs: number) {
    this.#purge = purge;
    this.#againMs = againMs;
  }

  /** Resolves after the first attempt. @throws what that throws */
  async run(): Promise<void> {
    if (await this.#purge()) clearTimeout(this.#again);
    else this.#runLater();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#again);
  }

  #runLater(): void {
    clearTimeout(this.#again);
    if (this.#isClosed) return;
    const retry = () => this.run().catch(() => this.#runLater());
    this.#again = setTimeout(retry, this.#againMs).unref();
  }
}
