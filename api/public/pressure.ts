import type { Logger } from 'pino';
import type { Settings } from '../process/settings.ts';

/** Submissions a minute, of all addresses together, and the part of a quota that is used, from 0 to 1. */
const begins = { perMinute: 30, share: 0.5 } as const;
/** Lower, so that it does not begin and end with each submission. */
const ends = { perMinute: 10, share: 0.45 } as const;
/** How much more work is asked for at most: people with an old phone must get in too (proof-of-work.ts). */
const mostDifficulty = 16;
const checkEveryMs = 5000;

type Options = {
  readonly settings: Pick<Settings, 'proofOfWork' | 'rateLimits'>;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** The part of the fullest quota that is used, from 0 to 1. */
  share(): number;
};

/**
 * Whether the public forms are under pressure: too many submissions from everybody together, or quotas that fill
 * up. It counts by the time since the start, which nobody can set.
 */
export class Pressure {
  readonly #options: Options;
  readonly #submissions = new MinuteRate();
  readonly #proven = new MinuteRate();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Counts a submission that is within its address's limit, whatever becomes of it. */
  submitted(): void {
    this.#submissions.add();
  }

  /** Counts a submission that came with a proof of work. */
  proven(): void {
    this.#proven.add();
  }

  get submissionsPerMinute(): number {
    return this.#submissions.perMinute;
  }

  /** Whether a proof of work is to be asked for; logs it when that begins or ends. */
  isOn(): boolean {
    const { proofOfWork } = this.#options.settings;
    if (proofOfWork !== 'auto') return proofOfWork === 'always';
    const bound = this.#timer ? ends : begins;
    const on = this.#countedRate >= bound.perMinute || this.#options.share() >= bound.share;
    if (on !== Boolean(this.#timer)) this.#turn(on);
    return on;
  }

  /**
   * How much work is asked for, from 1 to 16: it grows with the submissions that bring their proof all the same, and
   * with the quota. Those without one do not count: whoever sends them would make honest people work more.
   */
  get difficulty(): number {
    const byRate = this.#proven.perMinute / begins.perMinute;
    const byShare = ((this.#options.share() - begins.share) / (1 - begins.share)) * mostDifficulty;
    return Math.min(mostDifficulty, Math.max(1, byRate, byShare));
  }

  close(): void {
    clearInterval(this.#timer);
  }

  get #countedRate(): number {
    return this.#options.settings.rateLimits ? this.#submissions.perMinute : 0;
  }

  #turn(on: boolean): void {
    const { log, share } = this.#options;
    const figures = { perMinute: Math.round(this.#countedRate), share: share() };
    if (on) {
      log.warn(figures, 'under pressure: the forms ask for a proof of work');
      // Nobody may ask any more; the end is logged all the same.
      this.#timer = setInterval(() => this.isOn(), checkEveryMs).unref();
    } else {
      log.info(figures, 'no longer under pressure');
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
  }
}

const minuteMs = 60_000;

/** Events a minute, the older counting less: it falls to a third within a minute of silence. */
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
