import type { BackupAttempt, KeptBackups } from './engine.ts';
import type { OffsiteState } from './offsite/state.ts';
import type { Replicas } from './replicas.ts';

/** What the service that makes backups tells the APIs, which may be on other machines. */
export type ToldBackups = {
  readonly kept: KeptBackups;
  /** Null if nothing is shipped elsewhere. */
  readonly offsite: { readonly state: OffsiteState | null; readonly isScheduled: boolean } | null;
  /** The last backup that an admin asked for, and what became of it. */
  readonly answered: (BackupAttempt & { readonly asked: string }) | null;
};

/** Told so often, in ms, that an older word is of a service that has ended. */
export const tellEveryMs = 30_000;
const silentMs = 4 * tellEveryMs;
const toldName = 'backups';
const askedName = 'a backup is asked for';

type Words = Pick<Replicas, 'remember' | 'recall'>;

export function tellBackups(words: Pick<Words, 'remember'>, told: ToldBackups): Promise<void> {
  return words.remember(toldName, JSON.stringify(told));
}

/** @returns undefined if no such service runs */
export async function hearBackups(words: Pick<Words, 'recall'>): Promise<ToldBackups | undefined> {
  const word = await words.recall(toldName);
  return word && word.ageMs < silentMs ? JSON.parse(word.value) : undefined;
}

/** @param asked names the question: its answer has the same name */
export function askForBackup(words: Pick<Words, 'remember'>, asked: string): Promise<void> {
  return words.remember(askedName, asked);
}

/** The last question; undefined if it is too old to wait for an answer. */
export async function askedForBackup(words: Pick<Words, 'recall'>): Promise<string | undefined> {
  const word = await words.recall(askedName);
  return word && word.ageMs < silentMs ? word.value : undefined;
}
