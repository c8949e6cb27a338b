import type { RunningApi } from './api.ts';

/** The longest wait that another request may have, in ms of the service's work, with a margin for what the wait includes. */
export const maxWaitMs = 250;

/**
 * Sends small requests, one after another, until `stop`. It resolves with the most work that the service's main thread
 * did while one of them waited, in ms of processor time: other processes on the machine do not affect it.
 */
export function measureWaits({ url, busyMs }: Pick<RunningApi, 'url' | 'busyMs'>) {
  let longest = 0;
  let measuring = true;
  const measured = (async () => {
    while (measuring) {
      const before = busyMs();
      await (await fetch(`${url}/api/health/live`)).text();
      longest = Math.max(longest, busyMs() - before);
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
