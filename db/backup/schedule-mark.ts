import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const scheduleMark = '.schedule';
/** A schedule touches its mark every minute. */
const maxSilenceMs = 90 * minuteMs;

/** Whether a schedule has marked a directory lately. */
export function isScheduleMarked(directory: string): boolean {
  const marked = statSync(join(directory, scheduleMark), { throwIfNoEntry: false })?.mtimeMs;
  return marked !== undefined && Math.abs(Date.now() - marked) < maxSilenceMs;
}

/** Marks that the schedule runs, for the admin. Errors are ignored: the backup reports an unwritable directory. */
function markSchedule(directory: string): void {
  const file = join(directory, scheduleMark);
  try {
    writeFileSync(file, '');
    utimesSync(file, new Date(), new Date());
  } catch {
    // Without the mark the admin shows that no schedule runs.
  }
}

function unmarkSchedule(directory: string): void {
  try {
    rmSync(join(directory, scheduleMark), { force: true });
  } catch {
    // An old mark counts as ended anyway.
  }
}

/**
 * Does work whenever it is due, until `stop` is aborted. Looks every minute: a timer of 720 hours would overflow, and
 * would miss clock changes and manual backups. Retries failed work after an hour.
 * @param work.directory marked while the schedule runs; undefined for no mark
 * @param work.run resolves with whether it succeeded
 */
export async function onSchedule(
  work: { readonly directory: string | undefined; isDue(): boolean; run(): Promise<boolean> },
  stop: AbortSignal,
): Promise<void> {
  const { directory } = work;
  const mark = () => directory !== undefined && markSchedule(directory);
  // The work may take hours.
  const marking = setInterval(mark, minuteMs);
  try {
    while (!stop.aborted) {
      mark();
      const failed = work.isDue() && !(await work.run());
      // Again: a first backup creates the directory.
      mark();
      await wait(failed ? hourMs : minuteMs, undefined, { signal: stop }).catch(() => undefined);
    }
  } finally {
    clearInterval(marking);
    if (directory !== undefined) unmarkSchedule(directory);
  }
}
