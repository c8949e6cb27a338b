import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredBackups } from '../../backup/backups.ts';
import { isScheduleMarked } from '../../backup/schedule-mark.ts';
import { listBackups, listPartials, timeOf } from './files.ts';

/**
 * The backups in a directory.
 * @throws a system error if it cannot be read; a missing one is empty
 */
export function readStoredBackups(directory: string, now = new Date()): StoredBackups {
  const sizeOf = (name: string) =>
    statSync(join(directory, name), { throwIfNoEntry: false })?.size ?? 0;
  return {
    backups: listBackups(directory, now).map((name) => ({
      madeAt: timeOf(name).getTime(),
      bytes: sizeOf(name),
    })),
    partialBytes: listPartials(directory).reduce((sum, name) => sum + sizeOf(name), 0),
    isScheduled: isScheduleMarked(directory, now),
  };
}
