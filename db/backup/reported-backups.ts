import type { Replicas } from '../engine/replicas.ts';
import type { OffsiteState } from '../offsite/state.ts';
import type { BackupAttempt, StoredBackups } from './backups.ts';

/** What the backup service reports to the APIs, which may be on other machines. */
export type ReportedBackups = {
  readonly kept: StoredBackups;
  /** Null without off-site backups. */
  readonly offsite: { readonly state: OffsiteState | null; readonly isScheduled: boolean } | null;
  /** The last backup that an admin asked for, and its result. */
  readonly answered: (BackupAttempt & { readonly asked: string }) | null;
};

/** Reported at least this often, in ms: an older report means that the service has ended. */
export const reportEveryMs = 30_000;
const silentMs = 4 * reportEveryMs;
const reportName = 'backups';
const askedName = 'a backup is asked for';

type Words = Pick<Replicas, 'setShared' | 'getShared'>;

export function reportBackups(
  words: Pick<Words, 'setShared'>,
  backups: ReportedBackups,
): Promise<void> {
  return words.setShared(reportName, JSON.stringify(backups));
}

/** @returns undefined if no such service runs */
export async function readReportedBackups(
  words: Pick<Words, 'getShared'>,
): Promise<ReportedBackups | undefined> {
  const word = await words.getShared(reportName);
  return word && word.ageMs < silentMs ? JSON.parse(word.value) : undefined;
}

/** @param asked names the request; its response has the same name */
export function requestBackup(words: Pick<Words, 'setShared'>, asked: string): Promise<void> {
  return words.setShared(askedName, asked);
}

/** The last request; undefined if it is too old to wait for. */
export async function readBackupRequest(
  words: Pick<Words, 'getShared'>,
): Promise<string | undefined> {
  const word = await words.getShared(askedName);
  return word && word.ageMs < silentMs ? word.value : undefined;
}
