import type { Logger } from 'pino';
import type { Offsite } from '#contract/admin/system.ts';
import type { ReportedBackups } from '#db/backup/reported-backups.ts';
import { isScheduleMarked } from '#db/backup/schedule-mark.ts';
import { type OffsiteState, readOffsiteState } from '#db/offsite/state.ts';
import { utc } from '../admin/utc.ts';

const hourMs = 3_600_000;
/** The schedule is checked every minute and retried after an hour, and a large copy takes time. */
const slackMs = 2 * hourMs;

/** The time between two backups, in ms. @param hours as BACKUP_HOURS; 0 counts as a day */
export function periodMs(hours: number): number {
  return (hours || 24) * hourMs;
}

/**
 * Whether the newest copy is older than its schedule allows.
 * @param madeAt in ms since the Unix epoch; a time in the future is unreliable, so it counts as late
 */
export function isLate(madeAt: number, everyMs: number): boolean {
  const age = Date.now() - madeAt;
  return age < 0 || age > everyMs + slackMs;
}

const dayMs = 86_400_000;
/** A weekly drill, and a day for it to finish. */
const drillLateMs = 8 * dayMs;
/** A copy is shipped after it is made; a failed attempt is repeated after an hour. */
const shippingMs = 2 * 3_600_000;

/** Converts the state that a service on another machine reports. */
export function shownOffsite(
  { state, isScheduled }: NonNullable<ReportedBackups['offsite']>,
  everyMs: number,
): Offsite {
  const { place = null, newest = null, count = 0, failed = null, drill = null } = state ?? {};
  return {
    state: newest ? (isLate(newest.madeAt, everyMs + shippingMs) ? 'late' : 'ok') : 'none',
    place,
    newest: newest && {
      madeAtUtc: utc(newest.madeAt),
      shippedAtUtc: newest.shippedAt === null ? null : utc(newest.shippedAt),
      bytes: newest.bytes,
    },
    count,
    isScheduled,
    failed: failed && { atUtc: utc(failed.at), why: failed.why },
    drillState: drillStateOf(drill),
    drill: drill && {
      ...{ atUtc: utc(drill.at), why: drill.why, rows: drill.rows },
      madeAtUtc: drill.madeAt === null ? null : utc(drill.madeAt),
    },
  };
}

/**
 * The state of the off-site copies, as the service that ships them reports it.
 * @param everyMs between two backups
 */
export function readOffsite(
  directory: string,
  everyMs: number,
  log: Pick<Logger, 'error'>,
): Offsite {
  const isScheduled = isScheduleMarked(directory);
  try {
    const state = readOffsiteState(directory) ?? null;
    return shownOffsite({ state, isScheduled }, everyMs);
  } catch (err) {
    log.error({ err }, 'the state of the off-site copies cannot be read');
    return { ...shownOffsite({ state: null, isScheduled }, everyMs), state: 'unreadable' };
  }
}

function drillStateOf(drill: OffsiteState['drill']): Offsite['drillState'] {
  if (!drill) return 'none';
  if (drill.why) return 'failed';
  const age = Date.now() - drill.at;
  return age < 0 || age > drillLateMs ? 'late' : 'ok';
}
