import type { RunningApi } from './api.ts';

/** The longest wait that another request may have, in ms, with a margin for other load on the machine. */
export const mostWaitMs = 250;

/** Sends small requests, one after another, until `stop`, which resolves with the longest time to an answer in ms. */
export function measureWaits({ url }: Pick<RunningApi, 'url'>) {
  let longest = 0;
  let measuring = true;
  const measured = (async () => {
    while (measuring) {
      const started = performance.now();
      await (await fetch(`${url}/api/health/live`)).text();
      longest = Math.max(longest, performance.now() - started);
    }
  })();
  return {
    async stop(): Promise<number> {
      measuring = false;
      await measured;
      return longest;
    },
  };
}
