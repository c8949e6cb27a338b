import { onSchedule } from '../../backup/schedule-mark.ts';
import type { BackupSettings } from '../../settings/settings.ts';
import { listBackups, timeOf } from './files.ts';

const hourMs = 3_600_000;

/**
 * Makes a backup whenever the newest one is `hours` old, until `stop` is aborted.
 * @param back makes a backup, and resolves with whether it succeeded
 */
export function backUpOnSchedule(
  { backupDir, hours }: BackupSettings,
  back: () => Promise<boolean>,
  stop: AbortSignal,
): Promise<void> {
  const directory = hours > 0 ? backupDir : undefined;
  return onSchedule({ directory, isDue: () => isDue(backupDir, hours), run: back }, stop);
}

function isDue(directory: string, hours: number): boolean {
  if (hours === 0) return false;
  try {
    const [newest] = listBackups(directory);
    const age = newest ? Date.now() - timeOf(newest).getTime() : Infinity;
    // A backup dated in the future does not tell when the next one is due.
    return age < 0 || age >= hours * hourMs;
  } catch {
    // The backup reports the error of the directory.
    return true;
  }
}
