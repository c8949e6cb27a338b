import type { Logger } from 'pino';
import {
  type Retention,
  type RetentionRule,
  retentionRules,
} from '#contract/admin/data-protection.ts';
import { soonDays } from '#contract/field-limits.ts';
import type { RetentionPeriod } from '#contract/settings.ts';
import { timeNow } from '#db/engine/clock.ts';
import type { Store } from '#db/engine/store.ts';
import { eraseAll } from '#db/queries/erase.ts';
import {
  countOlder,
  expired,
  expiryOf,
  newestBefore,
  readTrustedFrom,
  setTrustedFrom,
} from '#db/queries/retention.ts';
import { removeEnded } from '#db/queries/sessions.ts';
import type { AdminEvents } from '../admin/events.ts';
import { utc } from '../admin/utc.ts';
import type { Settings } from '../process/settings.ts';
import { runUnlessLocked } from './job-lock.ts';

const minuteMs = 60_000;
/** 10 s: the start is over by then. */
const firstRunMs = minuteMs / 6;
const betweenRunsMs = 60 * minuteMs;
/**
 * A larger change of the clock while the service runs is not trusted: set years ahead, everything would have expired.
 */
const maxClockStepMs = 24 * 60 * minuteMs;
/** A start this long after the newest row and the last run is doubted: a wrong BIOS clock can be years ahead. */
const maxPauseMs = 7 * 24 * 60 * minuteMs;
/** The doubt ends after this time, even over a restart: an operator or NTP would have corrected a wrong clock. */
const pauseTrustedMs = 24 * 60 * minuteMs;
/** Rows per query; the rows of one round share one line of the audit trail. */
const batch = 200;

/** The parts of the context that the job uses; the context contains the job, so it cannot take the whole. */
type Deps = Pick<Store, 'db' | 'search' | 'replicas'> & {
  readonly settings: Pick<Settings, 'retention' | 'sessionIdleMinutes'>;
  readonly events: AdminEvents;
  readonly log: Logger;
  purgeErasedData(): Promise<void>;
  readonly stopping: boolean;
};

/** Erases expired data automatically, with CVs. Each batch records its count in the audit trail. */
export class RetentionJob {
  readonly #context: Deps;
  #startedAt = timeNow() - performance.now();
  #timer: NodeJS.Timeout;
  #lastRun: number | undefined;
  #hasPaused: boolean | undefined;

  constructor(context: Deps) {
    this.#context = context;
    this.#timer = setTimeout(() => this.#runAndRepeat(), firstRunMs).unref();
  }

  /** Each rule's retention period, and what expires next. */
  async preview(): Promise<Retention> {
    const { db, settings } = this.#context;
    const soon = this.dueBefore();
    const rules = retentionRules.map(async (rule) => {
      const { count, next } = await countOlder(db, rule, soon, this.#keptUntil);
      return {
        rule,
        keptFor: settings.retention[rule],
        soon: count,
        nextAtUtc: next === null ? null : utc(next),
      };
    });
    const lastRunUtc = this.#lastRun === undefined ? null : utc(this.#lastRun);
    return { rules: await Promise.all(rules), lastRunUtc };
  }

  /** For each rule the start time, in ms, before which a row expires within `soonDays`. */
  dueBefore(): Readonly<Record<RetentionRule, number>> {
    return this.#retainedSince(timeNow() + soonDays * 24 * 60 * minuteMs);
  }

  /** When rows expire, by their ids (ms since the Unix epoch). Rows that no rule applies to are missing. */
  expiryOf(table: 'messages' | 'applications', rows: readonly { readonly id: string }[]) {
    const ids = rows.map(({ id }) => id);
    return expiryOf(this.#context.db, table, ids, this.#keptUntil);
  }

  /** Erases everything that has expired. Erasure is final, so after a large clock change nothing is erased for a day. */
  async run(): Promise<void> {
    const { db } = this.#context;
    const now = timeNow();
    const stepMs = Math.abs(now - performance.now() - this.#startedAt);
    if (stepMs > maxClockStepMs) {
      this.#context.log.error(
        'the clock was set by more than a day, or the machine was suspended: nothing expires for a day',
      );
      this.#startedAt = now - performance.now();
      this.#hasPaused = true;
      await setTrustedFrom(db, now + pauseTrustedMs);
      return;
    }
    if ((await this.#wasPaused()) && !(await this.#isTrusted(now))) {
      this.#context.log.warn(
        'nothing was stored for more than a week before this start, or the clock is wrong: nothing expires for a day',
      );
      return;
    }
    await this.#removeSessions(now);
    for (const rule of retentionRules) await this.#apply(rule, now);
    await setTrustedFrom(db, now);
    this.#lastRun = now;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #runAndRepeat(): Promise<void> {
    try {
      await runUnlessLocked(this.#context, 'retention', () => this.run());
    } catch (err) {
      this.#context.log.error(
        { err },
        'what has expired could not be erased; tried again in an hour',
      );
    }
    if (this.#context.stopping) return;
    this.#timer = setTimeout(() => this.#runAndRepeat(), betweenRunsMs).unref();
  }

  /**
   * Whether this start came long after the newest row. Determined once, since rows written afterwards have the present
   * time.
   */
  async #wasPaused(): Promise<boolean> {
    if (this.#hasPaused === undefined) {
      const newest = await newestBefore(this.#context.db, Math.floor(this.#startedAt));
      this.#hasPaused = newest !== undefined && this.#startedAt - newest > maxPauseMs;
    }
    return this.#hasPaused;
  }

  /** Whether enough time has passed since an earlier run or the first doubt. Stores a new doubt. */
  async #isTrusted(now: number): Promise<boolean> {
    const { db } = this.#context;
    const from = (await readTrustedFrom(db)) ?? 0;
    if (from < now - maxPauseMs || from > now + pauseTrustedMs) {
      await setTrustedFrom(db, now + pauseTrustedMs);
      return false;
    }
    return from <= now;
  }

  readonly #keptUntil = (rule: RetentionRule, since: number): number => {
    const { count, unit } = this.#context.settings.retention[rule];
    return shifted(since, unit, count);
  };

  /** For each rule the oldest time, in ms, that is retained at `now`. Months are calendar months in UTC. */
  #retainedSince(now: number): Record<RetentionRule, number> {
    const since = retentionRules.map((rule) => {
      const { count, unit } = this.#context.settings.retention[rule];
      return [rule, shifted(now, unit, -count)] as const;
    });
    return Object.fromEntries(since) as Record<RetentionRule, number>;
  }

  /** A session has an address and a browser. A login also removes ended ones. */
  async #removeSessions(now: number): Promise<void> {
    const { db, settings } = this.#context;
    const idleMs = settings.sessionIdleMinutes * minuteMs;
    if (await removeEnded(db, { now, idleMs })) await this.#context.purgeErasedData();
  }

  async #apply(rule: RetentionRule, now: number): Promise<void> {
    const { db, events, log } = this.#context;
    const before = this.#retainedSince(now);
    let erased = 0;
    for (;;) {
      const some = await expired(db, rule, before, batch);
      if (some.length === 0 || this.#context.stopping) break;
      const { messages, applications, audit } = await eraseAll(this.#context, some, (gone) => {
        const count = gone.messages + gone.applications + gone.audit;
        return count > 0 ? { action: 'expired', details: { rule, count } } : undefined;
      });
      erased += messages + applications + audit;
    }
    if (erased === 0) return;
    log.info({ rule, erased }, 'expired');
    await this.#context.purgeErasedData();
    events.publish({ about: 'message', what: 'erased' });
    events.publish({ about: 'application', what: 'erased' });
  }
}

/**
 * Moves a time by a period, in UTC. Where the month has no such day, the result is the start of the next month, so that
 * the shown end of a period is its real end, counted from either side.
 */
function shifted(time: number, unit: RetentionPeriod['unit'], count: number): number {
  const start = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO('UTC');
  const end = start.add({ [unit]: count });
  const isDayMissing = unit === 'months' && end.day !== start.day;
  return (isDayMissing ? end.add({ days: 1 }).startOfDay() : end).epochMilliseconds;
}
