import type { Logger } from 'pino';
import { nextToScan, setScan } from '#db/queries/cv-scans.ts';
import type { Store } from '#db/store.ts';
import type { AdminEvents } from '../admin/events.ts';
import { isClean, isUp, type ScannerAddress } from '../cv/clamd.ts';
import { once } from './once.ts';

/** Interval between attempts while the scanner is down. */
const retryMs = 15_000;

type Means = Pick<Store, 'db' | 'replicas'> & {
  readonly log: Logger;
  readonly events: AdminEvents;
};

/**
 * Scans CVs for viruses one after another, the oldest first, if a scanner is set up. No CV opens before it is found
 * clean (OWASP ASVS 5.0, 5.4.3); while the scanner is down CVs wait.
 */
export class CvScanning {
  readonly #means: Means;
  readonly #scanner: ScannerAddress | undefined;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isDown = false;
  #closed = false;

  constructor(means: Means, scanner: ScannerAddress | undefined) {
    this.#means = means;
    this.#scanner = scanner;
  }

  /** The scan state of a newly stored CV: null without a scanner. */
  get firstState(): 'waiting' | null {
    return this.#scanner ? 'waiting' : null;
  }

  /** Whether the scanner answers; null without a scanner. */
  async state(): Promise<{ readonly isUp: boolean } | null> {
    return this.#scanner ? { isUp: await isUp(this.#scanner) } : null;
  }

  /** Scans the waiting CVs, unless a scan is already running. */
  start(): void {
    if (!this.#scanner || this.#closed || this.#running) return;
    clearTimeout(this.#timer);
    const scanner = this.#scanner;
    this.#running = once(this.#means, 'virus scan', () => this.#scanAll(scanner))
      // Another replica may have just looked for the last one, before this one's arrived.
      .then((isDone) => isDone || this.#startLater())
      .catch((err: unknown) => {
        this.#means.log.error({ err }, 'CVs wait for their scan');
        this.#startLater();
      })
      .then(() => {
        this.#running = undefined;
      });
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #scanAll(scanner: ScannerAddress): Promise<void> {
    const { db, log, events } = this.#means;
    try {
      for (let cv = await nextToScan(db); cv && !this.#closed; cv = await nextToScan(db)) {
        const clean = await isClean(scanner, cv.bytes);
        await setScan(db, cv.application_id, clean ? 'clean' : 'infected');
        if (!clean)
          log.warn({ application: cv.application_id }, 'a CV holds a virus; it stays closed');
        events.publish({ about: 'application', what: 'changed', id: cv.application_id });
        this.#isDown = false;
      }
    } catch (err) {
      if (this.#closed) return;
      // Logged once, not at every attempt.
      if (!this.#isDown) log.error({ err }, 'CVs wait for the virus scanner');
      this.#isDown = true;
      this.#startLater();
    }
  }

  #startLater(): void {
    if (!this.#closed) this.#timer = setTimeout(() => this.start(), retryMs).unref();
  }
}
