import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptBackups } from '../../engine.ts';
import { listBackups, listPartials, timeOf } from './files.ts';

/** Touched by the schedule while it runs. */
const scheduleMark = '.schedule';
/** The schedule touches its mark every minute, except while it makes a backup or waits after a failure. */
const mostSilenceMs = 90 * 60_000;

/**
 * What a directory of backups holds.
 * @throws a system error if it cannot be read; a missing one holds nothing
 */
export function readKeptBackups(directory: string, now = new Date()): KeptBackups {
  const sizeOf = (name: string) =>
    statSync(join(directory, name), { throwIfNoEntry: false })?.size ?? 0;
  const marked = statSync(join(directory, scheduleMark), { throwIfNoEntry: false })?.mtimeMs;
  return {
    backups: listBackups(directory, now).map((name) => ({
      madeAt: timeOf(name).getTime(),
      bytes: sizeOf(name),
    })),
    partialBytes: listPartials(directory).reduce((sum, name) => sum + sizeOf(name), 0),
    isScheduled: marked !== undefined && Math.abs(now.getTime() - marked) < mostSilenceMs,
  };
}

/** Notes that the schedule runs, for the admin. A directory that cannot be written is reported by the backup. */
export function markSchedule(directory: string): void {
  const file = join(directory, scheduleMark);
  try {
    writeFileSync(file, '');
    utimesSync(file, new Date(), new Date());
  } catch {
    // Without the mark the admin says that no schedule runs.
  }
}

/** Notes that the schedule has ended. */
export function unmarkSchedule(directory: string): void {
  try {
    rmSync(join(directory, scheduleMark), { force: true });
  } catch {
    // It counts as ended after a while.
  }
}
