/** With the fields that React's `use` sets itself, so that it reads a fulfilled one at once. */
type KnownPromise<T> = Promise<T> & { readonly status?: 'fulfilled' | 'rejected' };

/** Whether a promise of a cache is loaded, so that `use` does not wait. */
export function isLoaded(promise: KnownPromise<unknown>): boolean {
  return promise.status === 'fulfilled';
}

/**
 * Promises that are loaded or loading, by key. Failures stay in the cache: rendering asks repeatedly, and each retry
 * would cause the next one endlessly.
 */
export class PromiseCache<K, T> {
  readonly #load: (key: K) => Promise<T>;
  readonly #known = new Map<K, KnownPromise<T>>();

  constructor(load: (key: K) => Promise<T>) {
    this.#load = load;
  }

  put(key: K, value: T): void {
    const status = 'fulfilled' as const;
    this.#known.set(key, Object.assign(Promise.resolve(value), { status, value }));
  }

  /** Loads what is not cached yet. All callers get the same promise. */
  get(key: K): Promise<T> {
    const known = this.#known.get(key);
    if (known) return known;
    const coming = this.#load(key);
    this.#known.set(key, coming);
    coming.then(
      (value) => Object.assign(coming, { status: 'fulfilled', value }),
      (reason) => Object.assign(coming, { status: 'rejected', reason }),
    );
    return coming;
  }

  /** Removes failures, so that a retry loads them again. */
  clearFailures(): void {
    for (const [key, { status }] of this.#known) if (status === 'rejected') this.#known.delete(key);
  }
}
