import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { CvScan } from '#contract/admin/application.ts';
import type { Store } from '#db/engine/store.ts';
import { nextToScan } from '#db/queries/applications.ts';
import { updateRow } from '#db/queries/rows.ts';
import type { AdminEvents } from '../admin/events.ts';
import { isClean, isUp, type ScannerAddress } from '../cv/clamd.ts';
import { runUnlessLocked } from './job-lock.ts';

/** Interval between attempts while the scanner is down. */
const retryMs = 15_000;
/** Interval between attempts at a file that the scanner cannot finish, which may keep the daemon busy for minutes. */
const unscannableRetryMs = 10 * 60_000;

type Deps = Pick<Store, 'db' | 'replicas'> & {
  readonly log: Logger;
  readonly events: AdminEvents;
};

/**
 * The state of a CV's virus scan; null without a scanner. A CV stored before the scanner was set up waits like a new
 * one.
 */
export function scanStateOf(
  scan: CvScan | null,
  { virusScanner }: { readonly virusScanner?: ScannerAddress | undefined },
): CvScan | null {
  return scan ?? (virusScanner ? 'waiting' : null);
}

/**
 * Scans CVs for viruses one after another, the oldest first, if a scanner is set up. A CV opens only after it was found
 * clean (OWASP ASVS 5.0, 5.4.3); while the scanner is down CVs wait.
 */
export class CvScanning {
  readonly #deps: Deps;
  readonly #scanner: ScannerAddress | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #runs = pLimit(1);
  #lastRun: Promise<void> | undefined;
  /** Ids of applications. They wait for their next attempt without delaying other CVs. */
  readonly #unscannable = new Set<string>();
  #isDown = false;
  #closed = false;

  constructor(deps: Deps, scanner: ScannerAddress | undefined) {
    this.#deps = deps;
    this.#scanner = scanner;
  }

  /** Whether the scanner responds; null without a scanner. */
  async state(): Promise<{ readonly isUp: boolean } | null> {
    return this.#scanner ? { isUp: await isUp(this.#scanner) } : null;
  }

  /** Scans the waiting CVs: one scan at a time, and one more if a CV arrived meanwhile. */
  start(): void {
    const scanner = this.#scanner;
    if (!scanner || this.#closed) return;
    clearTimeout(this.#timer);
    if (this.#runs.pendingCount === 0) this.#lastRun = this.#runs(() => this.#run(scanner));
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#lastRun;
  }

  async #run(scanner: ScannerAddress): Promise<void> {
    if (this.#closed) return;
    try {
      const isDone = await runUnlessLocked(this.#deps, 'virus scan', () => this.#scanAll(scanner));
      // Another replica may have finished its scan just before this CV arrived.
      if (!isDone) this.#startLater();
    } catch (err) {
      this.#deps.log.error({ err }, 'CVs wait for their scan');
      this.#startLater();
    }
  }

  async #scanAll(scanner: ScannerAddress): Promise<void> {
    const next = () => nextToScan(this.#deps.db, this.#unscannable);
    for (let cv = await next(); cv && !this.#closed; cv = await next()) {
      const { application_id: id, bytes } = cv;
      let clean: boolean;
      try {
        clean = await isClean(scanner, bytes);
      } catch (err) {
        if (this.#closed) return;
        if (!(await isUp(scanner))) return this.#waitForScanner(err);
        this.#setAside(id, err);
        continue;
      }
      this.#isDown = false;
      await this.#found(id, clean);
    }
  }

  async #found(id: string, clean: boolean): Promise<void> {
    const { db, log, events } = this.#deps;
    await updateRow(db, 'cvs', { application_id: id }, { scan: clean ? 'clean' : 'infected' });
    if (!clean) log.warn({ application: id }, 'a CV holds a virus; it stays closed');
    events.publish({ about: 'application', what: 'changed', id });
  }

  #waitForScanner(err: unknown): void {
    // Logged once, not at every attempt.
    if (!this.#isDown) this.#deps.log.error({ err }, 'CVs wait for the virus scanner');
    this.#isDown = true;
    this.#startLater();
  }

  #setAside(id: string, err: unknown): void {
    this.#isDown = false;
    this.#deps.log.error(
      { err, application: id },
      'a CV could not be scanned; it is tried again in 10 minutes',
    );
    this.#unscannable.add(id);
    setTimeout(() => {
      this.#unscannable.delete(id);
      this.start();
    }, unscannableRetryMs).unref();
  }

  #startLater(): void {
    if (!this.#closed) this.#timer = setTimeout(() => this.start(), retryMs).unref();
  }
}
