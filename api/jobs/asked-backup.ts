import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { BackupAttempt } from '#db/engine.ts';
import type { Replicas } from '#db/replicas.ts';
import { askForBackup, hearBackups } from '#db/told-backups.ts';

/** Between two looks for the answer, in ms. */
const lookEveryMs = 500;

/** A backup that the service on the machine of the backups is asked for; its answer may take minutes. */
export async function askedBackup(replicas: Replicas, stop: AbortSignal): Promise<BackupAttempt> {
  const asked = randomUUID();
  await askForBackup(replicas, asked);
  while (!stop.aborted) {
    const told = await hearBackups(replicas);
    if (!told) return { output: 'the service that makes backups has ended', failure: 'other' };
    if (told.answered?.asked === asked) return told.answered;
    await wait(lookEveryMs, undefined, { signal: stop }).catch(() => undefined);
  }
  return { output: '', failure: 'stopped' };
}
