import { setTimeout as pause } from 'node:timers/promises';

/** The timeout: the machine may have two cores and six browsers. */
const patienceMs = 10_000;

/**
 * Waits until a check returns true.
 * @throws Error with the expectation and the last result
 */
export async function until(what: string, check: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const met = await check();
    if (met === true) return;
    if (Date.now() > end) {
      throw new Error(`Not within ${patienceMs / 1000} s: ${what}; but ${JSON.stringify(met)}`);
    }
    await pause(50);
  }
}
