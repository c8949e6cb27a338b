import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBackupSettings } from '#db/settings/settings.ts';
import { backupName, listBackups, timeOf } from '#db/sqlite/backup/files.ts';
import { backUpOnSchedule } from '#db/sqlite/backup/schedule.ts';
import { temporaryDirectory } from '#tests/support/api/api.ts';

const hourMs = 3_600_000;

/** A directory with backups of these ages in hours. */
async function directoryWith(...hoursAgo: number[]) {
  const directory = await temporaryDirectory();
  const now = Date.now();
  for (const hours of hoursAgo) {
    await writeFile(join(directory.path, backupName(new Date(now - hours * hourMs))), '');
  }
  return directory;
}

/** Whether the schedule makes a backup at its first check, before it waits. */
async function isMadeAtOnce(directory: string, hours: string): Promise<boolean> {
  const settings = readBackupSettings({ BACKUP_DIR: directory, BACKUP_HOURS: hours });
  const stop = new AbortController();
  let made = false;
  const back = async () => {
    made = true;
    return true;
  };
  const ended = backUpOnSchedule(settings, back, stop.signal);
  stop.abort();
  await ended;
  return made;
}

test.each<[due: 'due' | 'not due', hours: string, hoursAgo: number[]]>([
  ['due', '24', []],
  ['due', '24', [24.1, 48]],
  ['not due', '24', [23.9, 48]],
  ['not due', '720', [700]],
  ['due', '720', [720.1]],
  // A backup from the future: the clock was ahead.
  ['due', '24', [-1000]],
  ['not due', '24', [-1000, 1]],
  ['not due', '0', []],
  ['not due', '0', [1000]],
])(
  'a backup is %s if BACKUP_HOURS is %s and the last backups are %j hours old',
  async (due, hours, hoursAgo) => {
    await using directory = await directoryWith(...hoursAgo);
    expect(await isMadeAtOnce(directory.path, hours)).toBe(due === 'due');
  },
);

test('a missing directory has no backups; an unreadable one counts as due, and the backup reports the error', async () => {
  expect(listBackups('/nowhere')).toEqual([]);
  expect(await isMadeAtOnce('/dev/null/backups', '24')).toBe(true);
});

test('a backup’s name contains its time to the second, and sorts by it', () => {
  const at = new Date('2026-11-21T18:05:00.999Z');
  expect(backupName(at)).toBe('site-2026-11-21T18-05-00Z.db');
  expect(timeOf(backupName(at))).toEqual(new Date('2026-11-21T18:05:00Z'));
  const update = 'from-1.0.0-to-1.1.0-0a1b2c3';
  expect(backupName(at, update)).toBe('site-2026-11-21T18-05-00Z-from-1.0.0-to-1.1.0-0a1b2c3.db');
  expect(timeOf(backupName(at, update))).toEqual(new Date('2026-11-21T18:05:00Z'));
});
