import { randomUUID } from 'node:crypto';
import type { SharedValues } from '../engine/migrate.ts';
import type { OffsiteState } from '../offsite/state.ts';
import type { BackupAttempt, StoredBackups, Update } from './backups.ts';

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

export function reportBackups(
  words: Pick<SharedValues, 'setShared'>,
  backups: ReportedBackups,
): Promise<void> {
  return words.setShared(reportName, JSON.stringify(backups));
}

/** @returns undefined if no such service runs */
export async function readReportedBackups(
  words: Pick<SharedValues, 'getShared'>,
): Promise<ReportedBackups | undefined> {
  const word = await words.getShared(reportName);
  return word && word.ageMs < silentMs ? JSON.parse(word.value) : undefined;
}

/** A new name of a request, which says what update it is for. */
export function requestName(update: Update | undefined): string {
  return [randomUUID(), ...(update ? [update.from, update.to] : [])].join(' ');
}

/** The update that a request with this name is for. */
export function updateOf(asked: string): Update | undefined {
  const [, from, to] = asked.split(' ');
  return from && to ? { from, to } : undefined;
}

/** @param asked names the request (`requestName`); its response has the same name */
export function requestBackup(
  words: Pick<SharedValues, 'setShared'>,
  asked: string,
): Promise<void> {
  return words.setShared(askedName, asked);
}

/** The last request; undefined if it is too old to wait for. */
export async function readBackupRequest(
  words: Pick<SharedValues, 'getShared'>,
): Promise<string | undefined> {
  const word = await words.getShared(askedName);
  return word && word.ageMs < silentMs ? word.value : undefined;
}
