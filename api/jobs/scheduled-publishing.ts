import { publishDue } from '../content/publications.ts';
import type { Context } from '../context.ts';
import { lookEvery } from '../process/look-every.ts';
import { runUnlessLocked } from './job-lock.ts';

const betweenChecksMs = lookEvery(5000);
const betweenSweepsMs = 24 * 60 * 60_000;

/** Publishes what is due. Each check reads the clock, which may have been set. */
export class ScheduledPublishing {
  readonly #context: Context;
  readonly #failed = new Map<string, number>();
  #nextSweep = 0;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(context: Context) {
    this.#context = context;
    if (context.publisher) this.#checkLater();
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
  }

  #checkLater(): void {
    this.#timer = setTimeout(() => {
      this.#running = this.#check();
    }, betweenChecksMs).unref();
  }

  async #check(): Promise<void> {
    try {
      await this.#context.publisher?.follow();
      await runUnlessLocked(this.#context, 'scheduled publications', () =>
        publishDue(this.#context, this.#failed),
      );
      if (performance.now() > this.#nextSweep) {
        this.#nextSweep = performance.now() + betweenSweepsMs;
        await this.#context.publisher?.pictures.sweep();
        await this.#context.publisher?.uploads.sweep();
      }
    } catch (err) {
      this.#context.log.error({ err }, 'scheduled publications could not be read');
    }
    if (!this.#context.stopping) this.#checkLater();
  }
}
