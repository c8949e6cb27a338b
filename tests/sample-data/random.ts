/** Reproducible random numbers: the same seed gives the same sequence (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** An integer, both ends included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  /** True with this probability, from 0 to 1. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** One item of a non-empty list. */
  pick<T>(list: readonly T[]): T {
    return list[this.whole(0, list.length - 1)] as T;
  }

  /** One of the keys, with a probability by weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    const entries = Object.entries<number>(weights) as [K, number][];
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    return (entries.at(-1) as [K, number])[0];
  }

  /** Usually near `middle`, sometimes many times as much or as little. */
  around(middle: number): number {
    const bell = this.next() + this.next() + this.next() + this.next() - 2;
    return middle * Math.exp(2.2 * bell);
  }

  /** The text with a digit for each `#`. */
  digits(text: string): string {
    return text.replaceAll('#', () => String(this.whole(0, 9)));
  }
}
