/**
 * Promises that are loaded or loading, by key. Failures stay in the cache: rendering asks repeatedly, and each retry
 * would cause the next one endlessly.
 */
export class PromiseCache<K, T> {
  readonly #load: (key: K) => Promise<T>;
  readonly #known = new Map<K, Promise<T>>();
  readonly #failed = new Set<K>();

  constructor(load: (key: K) => Promise<T>) {
    this.#load = load;
  }

  put(key: K, value: T): void {
    this.#known.set(key, markFulfilled(Promise.resolve(value), value));
  }

  /** Whether it is loaded, so that `get` does not wait. */
  has(key: K): boolean {
    const promise = this.#known.get(key);
    return promise !== undefined && 'status' in promise && promise.status === 'fulfilled';
  }

  /** Loads what is not cached yet. All callers get the same promise. */
  get(key: K): Promise<T> {
    const known = this.#known.get(key);
    if (known) return known;
    const coming = this.#load(key);
    this.#known.set(key, coming);
    coming.then(
      (value) => markFulfilled(coming, value),
      () => this.#failed.add(key),
    );
    return coming;
  }

  /** Removes failures, so that a retry loads them again. */
  clearFailures(): void {
    for (const key of this.#failed) this.#known.delete(key);
    this.#failed.clear();
  }
}

/** Marks a promise as fulfilled with the fields that React's `use` sets itself, so that `use` reads it at once. */
function markFulfilled<T>(promise: Promise<T>, value: T): Promise<T> {
  return Object.assign(promise, { status: 'fulfilled', value });
}
