import { setTimeout as pause } from 'node:timers/promises';

/** How long something may take to come: the machine may have two cores and six browsers. */
const patienceMs = 10_000;

/**
 * Waits until a check holds.
 * @throws Error that says what did not come about, and what was there instead
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
