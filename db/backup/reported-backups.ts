import type { SharedValues } from '../engine/migrate.ts';
import type { OffsiteState } from '../offsite/state.ts';
import type { BackupAttempt, StoredBackups } from './backups.ts';

/** What the backup service reports to the APIs, which may be on other machines. */
export type ReportedBackups = {
  readonly kept: StoredBackups;
  /** Null without off-site backups. */
  readonly offsite: { readonly state: OffsiteState | null; readonly isScheduled: boolean } | null;
  /** The last backup that was asked for, and its result. */
  readonly answered: (BackupAttempt & { readonly asked: string }) | null;
};

/** Reported at least this often, in ms: an older report means that the service has ended. */
export const reportEveryMs = 30_000;
/** Names the report among the shared values. */
export const reportName = 'backups';
/** Names the last request: a random word, and the update that the backup is made for, if any. */
export const requestName = 'a backup is asked for';

/** A shared value; undefined if it is too old to act on. */
export async function recentValue(shared: Pick<SharedValues, 'getShared'>, name: string) {
  const found = await shared.getShared(name);
  return found && found.ageMs < 4 * reportEveryMs ? found.value : undefined;
}

/** @returns undefined if no such service runs */
export async function readReportedBackups(
  shared: Pick<SharedValues, 'getShared'>,
): Promise<ReportedBackups | undefined> {
  const value = await recentValue(shared, reportName);
  return value === undefined ? undefined : JSON.parse(value);
}
