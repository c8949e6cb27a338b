import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import type { StoredBackups } from '../../backup/backups.ts';
import { isScheduleMarked } from '../../backup/schedule-mark.ts';
import type { BackupSettings } from '../../settings/settings.ts';
import { BackupError, failureOf } from './error.ts';

const hourMs = 3_600_000;
const betweenTriesMs = 500;
const name = String.raw`site-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(?:-from-[\w.-]+-to-[\w.-]+)?\.db`;
const backupPattern = new RegExp(`^${name}$`);
const partialPattern = new RegExp(`^\\.${name}\\.partial(?:-journal|-wal|-shm)?$`);

/**
 * `site-2026-11-21T18-05-00Z.db`: sorts by time, and is valid on every file system.
 * @param update appended, such as `from-1.0.0-to-1.1.0`
 */
export function backupName(at: Date | number, update?: string): string {
  const time = new Date(at).toISOString().slice(0, 19).replaceAll(':', '-');
  return `site-${time}Z${update ? `-${update}` : ''}.db`;
}

/** The hidden name of an incomplete backup. */
export function partialName(name: string): string {
  return `.${name}.partial`;
}

/** The name of the backup of that time in a directory; undefined if there is none. */
export function backupOf(directory: string, at: number): string | undefined {
  return listBackups(directory).find((name) => timeOf(name).getTime() === at);
}

/** The time in a backup's name. */
export function timeOf(name: string): Date {
  const [, day, time] = /^site-([\d-]+)T([\d-]+)Z/.exec(name) ?? [];
  return new Date(`${day}T${time?.replaceAll('-', ':')}Z`);
}

/**
 * The names of the backups in a directory, newest first. One dated in the future was made with a wrong clock: it counts
 * as the oldest, so that rotation does not remove newer backups before it.
 */
export function listBackups(directory: string): string[] {
  const names = namesIn(directory).filter((name) => backupPattern.test(name));
  const newestFirst = names.sort().reverse();
  const latest = backupName(Date.now());
  return [
    ...newestFirst.filter((name) => name <= latest),
    ...newestFirst.filter((name) => name > latest),
  ];
}

/**
 * The backups to remove, so that `keep` stay. Of those in one period of the schedule the newest stays longest: manual
 * ones displace each other, not those of other periods. The newest of before an update has a period of its own: it stays
 * as long as any backup may, which the privacy text states.
 * @param newestFirst as `listBackups` returns them
 * @param hours the length of a period, as BACKUP_HOURS; 0 counts as a day (UTC)
 */
export function rotatedOut(
  newestFirst: readonly string[],
  { keep, hours }: Pick<BackupSettings, 'keep' | 'hours'>,
): string[] {
  const update = newestFirst.find((name) => name.includes('Z-from-'));
  const periodOf = (name: string) =>
    name === update ? update : Math.floor(timeOf(name).getTime() / ((hours || 24) * hourMs));
  const byPeriod = [...Map.groupBy(newestFirst, periodOf).values()];
  const newest = byPeriod.flatMap(([first]) => first ?? []);
  const others = byPeriod.flatMap(([, ...earlier]) => earlier);
  return [...newest, ...others].slice(keep);
}

/** The times of the backups in a directory, in ms since the Unix epoch; each is complete and verified. */
export function backupTimes(directory: string): number[] {
  return listBackups(directory).map((name) => timeOf(name).getTime());
}

/**
 * The backups in a directory, for the admin.
 * @throws a system error if it cannot be read; a missing one is empty
 */
export function readStoredBackups(directory: string): StoredBackups {
  const sizeOf = (name: string) =>
    statSync(join(directory, name), { throwIfNoEntry: false })?.size ?? 0;
  return {
    backups: listBackups(directory).map((name) => ({
      madeAt: timeOf(name).getTime(),
      bytes: sizeOf(name),
    })),
    partialBytes: listPartials(directory).reduce((sum, name) => sum + sizeOf(name), 0),
    isScheduled: isScheduleMarked(directory),
  };
}

/** Removes partial files of killed backups. Lock the directory first: another process may be writing one. */
export function removePartials(directory: string): void {
  for (const name of listPartials(directory)) rmSync(join(directory, name));
}

/**
 * `removePartials` for a program that makes no backups. Does nothing without partial files.
 * @throws BackupError when a backup or restore is under way, or a system error
 */
export function removeLeftPartials(directory: string): void {
  if (listPartials(directory).length === 0) return;
  using _ = holdDirectory(directory);
  removePartials(directory);
}

function listPartials(directory: string): string[] {
  return namesIn(directory).filter((name) => partialPattern.test(name));
}

/**
 * Locks a directory of backups, so that two programs never change it at once. The lock is SQLite's on an empty file, so
 * it ends with the process, however that ends.
 * @throws BackupError when another process holds it
 */
export function holdDirectory(directory: string): Disposable {
  try {
    const lock = new BetterSqlite3(join(directory, '.lock'), { timeout: 0 });
    // No journal file: a killed holder would leave it behind.
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
    return { [Symbol.dispose]: () => lock.close() };
  } catch (reason) {
    const { code, message } = reason as Error & { code?: string };
    if (code !== 'SQLITE_BUSY') {
      throw new BackupError(`${directory} cannot be used: ${message}`, failureOf(reason));
    }
    throw new BackupError(`another backup or restore is under way in ${directory}`, 'busy');
  }
}

/** `holdDirectory`, once no other process holds it. */
export async function waitForDirectory(directory: string): Promise<Disposable> {
  for (;;) {
    try {
      return holdDirectory(directory);
    } catch (reason) {
      if (!(reason instanceof BackupError) || reason.failure !== 'busy') throw reason;
    }
    await wait(betweenTriesMs);
  }
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch (reason) {
    if ((reason as { code?: string }).code === 'ENOENT') return [];
    throw reason;
  }
}
