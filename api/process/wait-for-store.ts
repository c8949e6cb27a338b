import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Busy } from '#db/errors.ts';
import { type DatabasePlace, openStore } from '#db/open.ts';
import type { Store } from '#db/store.ts';

/** A server that starts or fails over beside this process is there within it, in ms. */
const mostWaitMs = 30_000;
const betweenTriesMs = 1000;

/**
 * Opens the database, and waits for a server that cannot be reached yet, or only reads: Swarm takes a start that gives
 * up at once for a bad release, and puts the one before back.
 * @throws DatabaseUnusable when it still cannot be opened, at once for a reason that does not pass
 */
export async function waitForStore(place: DatabasePlace, log: Logger): Promise<Store> {
  const until = performance.now() + mostWaitMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await openStore(place);
    } catch (reason) {
      const { cause, message } = reason as Error;
      if (!(cause instanceof Busy) || performance.now() > until) throw reason;
      if (tries === 1) log.warn(`${message}; tried again for half a minute`);
    }
    await wait(betweenTriesMs);
  }
}
