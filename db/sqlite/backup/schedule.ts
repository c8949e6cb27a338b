import { setTimeout as wait } from 'node:timers/promises';
import { markSchedule, unmarkSchedule } from '../../backup/schedule-mark.ts';
import type { BackupSettings } from '../../settings/settings.ts';
import { listBackups, timeOf } from './files.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Makes a backup whenever the newest one is `hours` old, until `stop` is aborted. Checks the clock every minute: a
 * timer of 720 hours would overflow, and would miss clock changes and manual backups. Retries after an hour.
 * @param back makes a backup, and resolves with whether it succeeded
 */
export async function backUpOnSchedule(
  { backupDir, hours }: BackupSettings,
  back: () => Promise<boolean>,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    const failed = isDue(backupDir, hours) && !(await back());
    // After the backup, which creates the directory.
    if (hours > 0) markSchedule(backupDir);
    await wait(failed ? hourMs : minuteMs, undefined, { signal: stop }).catch(() => undefined);
  }
  unmarkSchedule(backupDir);
}

function isDue(directory: string, hours: number): boolean {
  if (hours === 0) return false;
  const age = ageOfNewest(directory);
  // A backup dated in the future does not tell when the next one is due.
  return age < 0 || age >= hours * hourMs;
}

function ageOfNewest(directory: string): number {
  try {
    const now = new Date();
    const [newest] = listBackups(directory, now);
    return newest ? now.getTime() - timeOf(newest).getTime() : Infinity;
  } catch {
    // The backup reports the error of the directory.
    return Infinity;
  }
}
