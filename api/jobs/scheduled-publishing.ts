import { publishDue } from '../content/publications.ts';
import type { Context } from '../context.ts';
import { lookEvery } from '../process/look-every.ts';
import { runUnlessLocked } from './job-lock.ts';

const betweenChecksMs = lookEvery(5000);
const betweenSweepsMs = 24 * 60 * 60_000;

/** Publishes what is due, until it is closed. Each check reads the clock, which may have been set. */
export function publishOnSchedule(context: Context): { close(): Promise<void> } {
  const { publisher, log } = context;
  const failed = new Map<string, number>();
  let nextSweep = 0;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const check = async () => {
    try {
      await publisher?.follow();
      await runUnlessLocked(context, 'scheduled publications', () => publishDue(context, failed));
      if (performance.now() > nextSweep) {
        nextSweep = performance.now() + betweenSweepsMs;
        await publisher?.pictures.sweep();
        await publisher?.uploads.sweep();
      }
    } catch (err) {
      log.error({ err }, 'scheduled publications could not be read');
    }
    if (!context.stopping) checkLater();
  };
  const checkLater = () => {
    timer = setTimeout(() => {
      running = check();
    }, betweenChecksMs).unref();
  };
  if (publisher) checkLater();
  return {
    async close() {
      clearTimeout(timer);
      await running;
    },
  };
}
