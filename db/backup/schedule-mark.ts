import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Touched by the running schedule. */
const scheduleMark = '.schedule';
/** A schedule touches its mark every minute, except while it makes a backup or waits after a failure. */
const maxSilenceMs = 90 * 60_000;

/** Whether a schedule has marked a directory lately. */
export function isScheduleMarked(directory: string, now: Date): boolean {
  const marked = statSync(join(directory, scheduleMark), { throwIfNoEntry: false })?.mtimeMs;
  return marked !== undefined && Math.abs(now.getTime() - marked) < maxSilenceMs;
}

/** Marks that the schedule runs, for the admin. Errors are ignored: the backup reports an unwritable directory. */
export function markSchedule(directory: string): void {
  const file = join(directory, scheduleMark);
  try {
    writeFileSync(file, '');
    utimesSync(file, new Date(), new Date());
  } catch {
    // Without the mark the admin shows that no schedule runs.
  }
}

/** Removes the mark when the schedule ends. */
export function unmarkSchedule(directory: string): void {
  try {
    rmSync(join(directory, scheduleMark), { force: true });
  } catch {
    // An old mark counts as ended anyway.
  }
}
