import type { Logger } from 'pino';
import type { Settings } from '../process/settings.ts';

/** Submissions a minute from all addresses together, and the used part of a quota, from 0 to 1. */
const begins = { perMinute: 30, share: 0.5 } as const;
/** Lower than `begins`, so that pressure does not switch with each submission. */
const ends = { perMinute: 10, share: 0.45 } as const;
/** Upper bound, so that an old phone can still solve a challenge (proof-of-work.ts). */
const maxDifficulty = 16;
const checkEveryMs = 5000;
/** A replica under pressure repeats its notice at each check; one of them may get lost. */
const heardForMs = 2.5 * checkEveryMs;

/** Sent between replicas; no event of the admin. */
export const underPressure = 'pressure';

type Options = {
  readonly settings: Pick<Settings, 'proofOfWork' | 'rateLimits'>;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** The used part of the fullest quota, from 0 to 1. */
  share(): number;
  /** Notifies the other replicas that this one is under pressure. */
  notifyOthers?(): void;
};

/**
 * Whether the public forms are under pressure: too many submissions in total, or quotas that fill up. Rates use
 * monotonic time, which a clock change does not affect. If one replica is, all are: a form fetches its challenge from one
 * and is sent to another.
 */
export class Pressure {
  readonly #options: Options;
  readonly #submissions = new MinuteRate();
  readonly #proven = new MinuteRate();
  #timer: NodeJS.Timeout | undefined;
  #othersUntil = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Counts a submission within its address's rate limit, whatever its result. */
  submitted(): void {
    this.#submissions.add();
  }

  /** Counts a submission with a valid proof of work. */
  proven(): void {
    this.#proven.add();
  }

  /** Call when another replica has reported pressure. */
  heard(): void {
    this.#othersUntil = performance.now() + heardForMs;
  }

  get submissionsPerMinute(): number {
    return this.#submissions.perMinute;
  }

  /** Whether a proof of work is required, as of the last `update`. */
  get isOn(): boolean {
    const { proofOfWork } = this.#options.settings;
    if (proofOfWork !== 'auto') return proofOfWork === 'always';
    return this.#timer !== undefined || performance.now() < this.#othersUntil;
  }

  /** Begins or ends pressure by the present rate and quotas, and logs that. */
  update(): void {
    if (this.#options.settings.proofOfWork !== 'auto') return;
    const bound = this.#timer ? ends : begins;
    const on = this.#countedRate >= bound.perMinute || this.#options.share() >= bound.share;
    if (on !== Boolean(this.#timer)) this.#turn(on);
  }

  /**
   * How much work is required, from 1 to 16. It grows with the quota, and with the rate of submissions that bring a
   * proof. Others do not count: sending many would cost honest visitors more work.
   */
  get difficulty(): number {
    const byRate = this.#proven.perMinute / begins.perMinute;
    const byShare = ((this.#options.share() - begins.share) / (1 - begins.share)) * maxDifficulty;
    return Math.min(maxDifficulty, Math.max(1, byRate, byShare));
  }

  close(): void {
    clearInterval(this.#timer);
  }

  get #countedRate(): number {
    return this.#options.settings.rateLimits ? this.#submissions.perMinute : 0;
  }

  #check(): void {
    this.update();
    if (this.#timer) this.#options.notifyOthers?.();
  }

  #turn(on: boolean): void {
    const { log, share } = this.#options;
    const figures = { perMinute: Math.round(this.#countedRate), share: share() };
    if (on) {
      log.warn(figures, 'under pressure: the forms ask for a proof of work');
      // Without it the end of pressure would not be logged until the next request.
      this.#timer = setInterval(() => this.#check(), checkEveryMs).unref();
      this.#options.notifyOthers?.();
    } else {
      log.info(figures, 'no longer under pressure');
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
  }
}

const minuteMs = 60_000;

/** Events a minute, weighted by age: without new ones the rate falls to a third within a minute. */
class MinuteRate {
  #count = 0;
  #at = performance.now();

  get perMinute(): number {
    return this.#count * Math.exp((this.#at - performance.now()) / minuteMs);
  }

  add(): void {
    this.#count = this.perMinute + 1;
    this.#at = performance.now();
  }
}
