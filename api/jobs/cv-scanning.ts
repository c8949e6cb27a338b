import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { nextToScan, setScan } from '#db/queries/cv-scans.ts';
import type { Database } from '#db/schema.ts';
import type { AdminEvents } from '../admin/events.ts';
import { isClean, type ScannerAddress } from '../cv/clamd.ts';

/** A scanner that is down is asked again after so long. */
const retryMs = 15_000;

type Means = {
  readonly db: Kysely<Database>;
  readonly log: Logger;
  readonly events: AdminEvents;
};

/**
 * Has CVs scanned for viruses one after another, the oldest first, where a scanner is set up. None is opened
 * before it is found clean (OWASP ASVS 5.0, 5.4.3); one that came while the scanner was down waits.
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

  /** What a CV that is stored now has to wait for. */
  get firstState(): 'waiting' | null {
    return this.#scanner ? 'waiting' : null;
  }

  /** Scans what waits, if it is not being done already. */
  start(): void {
    if (!this.#scanner || this.#closed || this.#running) return;
    clearTimeout(this.#timer);
    this.#running = this.#scanAll(this.#scanner).finally(() => {
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
      // Once, not every few seconds for as long as it is down.
      if (!this.#isDown) log.error({ err }, 'CVs wait for the virus scanner');
      this.#isDown = true;
      this.#timer = setTimeout(() => this.start(), retryMs).unref();
    }
  }
}
