import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Touched by the schedule while it runs. */
const scheduleMark = '.schedule';
/** A schedule touches its mark every minute, except while it makes a backup or waits after a failure. */
const mostSilenceMs = 90 * 60_000;

/** Whether a schedule has marked a directory lately. */
export function isScheduleMarked(directory: string, now: Date): boolean {
  const marked = statSync(join(directory, scheduleMark), { throwIfNoEntry: false })?.mtimeMs;
  return marked !== undefined && Math.abs(now.getTime() - marked) < mostSilenceMs;
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
