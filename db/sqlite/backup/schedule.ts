import { setTimeout as wait } from 'node:timers/promises';
import type { BackupSettings } from '../../settings.ts';
import { listBackups, timeOf } from './files.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Makes a backup whenever the newest in the directory is so many hours old, until it is told to stop. It
 * looks at the clock each minute: a timer of its own for 720 hours would overflow, and know of no change of
 * the clock and of no backup made by hand. After a failure it tries again in an hour.
 * @param back makes one, and resolves with whether it is there
 */
export async function backUpOnSchedule(
  { backupDir, hours }: BackupSettings,
  back: () => Promise<boolean>,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    const failed = isDue(backupDir, hours) && !(await back());
    await wait(failed ? hourMs : minuteMs, undefined, { signal: stop }).catch(() => undefined);
  }
}

function isDue(directory: string, hours: number): boolean {
  if (hours === 0) return false;
  const age = ageOfNewest(directory);
  // One ahead of the clock tells nothing.
  return age < 0 || age >= hours * hourMs;
}

function ageOfNewest(directory: string): number {
  try {
    const now = new Date();
    const [newest] = listBackups(directory, now);
    return newest ? now.getTime() - timeOf(newest).getTime() : Infinity;
  } catch {
    // The backup itself says what is wrong with the directory.
    return Infinity;
  }
}
