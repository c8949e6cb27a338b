/**
 * Removes what an engine still has of erased rows. It keeps that for a reader who began before the erasure, such as a
 * backup of a large database, so it is tried again until nothing is left.
 */
export class Forgetting {
  readonly #forget: () => Promise<boolean>;
  readonly #againMs: number;
  #again: NodeJS.Timeout | undefined;
  #isClosed = false;

  /**
   * @param forget resolves with whether nothing is left
   * @param againMs between two attempts
   */
  constructor(forget: () => Promise<boolean>, againMs: number) {
    this.#forget = forget;
    this.#againMs = againMs;
  }

  /** Resolves after the first attempt. @throws what that throws */
  async run(): Promise<void> {
    if (await this.#forget()) clearTimeout(this.#again);
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
