import { rank } from '../bench/admin-report.ts';

/** Runs so many workers at once, each with its number. */
export function together<T>(workers: number, work: (worker: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
}

/** How long the work took, in ms, and what it gave. */
export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const began = performance.now();
  const value = await work();
  return { ms: performance.now() - began, value };
}

/**
 * Asks every so many ms, whether or not the answer before has come: who waits for it would ask less the
 * longer it takes. `stop` waits for the last and gives what each took, in ms, or throws what the first
 * failed with.
 */
export function probe(everyMs: number, adminCall: (turn: number) => Promise<void>) {
  const under: Promise<number>[] = [];
  const timer = setInterval(() => {
    const asked = timed(() => adminCall(under.length)).then(({ ms }) => ms);
    // Told by `stop`; until then nobody listens.
    asked.catch(() => {});
    under.push(asked);
  }, everyMs);
  return {
    async stop(): Promise<Times> {
      clearInterval(timer);
      return toTimes(await Promise.all(under));
    },
  };
}

export type Times = { readonly count: number; readonly p99: number; readonly worst: number };

export function toTimes(times: readonly number[]): Times {
  return { count: times.length, p99: rank(times, 0.99), worst: rank(times, 1) };
}

/** For a line of figures. */
export function ms(time: number): string {
  return `${time.toFixed(time < 10 ? 1 : 0)} ms`;
}

/** A time that was missed. */
export class TooSlow extends Error {}

/**
 * Does the work up to three times until no time in it is missed: others may use this machine meanwhile, and
 * what is slow by itself is slow each time. Any other failure is one at once.
 */
export async function atBestOfThree<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 2; ; left -= 1) {
    try {
      return await work();
    } catch (reason) {
      if (left === 0 || !(reason instanceof TooSlow)) throw reason;
    }
  }
}
