import { rank } from '../bench/admin-report.ts';

/** Runs this many workers in parallel, each with its number. */
export function together<T>(workers: number, work: (worker: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
}

/** Runs the work. Returns its duration in ms and its result. */
export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const began = performance.now();
  const value = await work();
  return { ms: performance.now() - began, value };
}

/**
 * Makes a call every `everyMs`, without waiting for the previous one, or slow responses would lower the rate. `stop`
 * waits for the last call and returns the times in ms, or throws the first failure.
 */
export function probe(everyMs: number, adminCall: (turn: number) => Promise<void>) {
  const under: Promise<number>[] = [];
  const timer = setInterval(() => {
    const asked = timed(() => adminCall(under.length)).then(({ ms }) => ms);
    // `stop` reports it; without this handler Node would end the process before that.
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

/** Formats a time for a line of results. */
export function ms(time: number): string {
  return `${time.toFixed(time < 10 ? 1 : 0)} ms`;
}

/** A time limit was exceeded. */
export class TooSlow extends Error {}

/**
 * Runs the work up to three times until no time limit is exceeded: other load on the machine varies, and code that is
 * too slow fails each time. Any other error is thrown at once.
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
