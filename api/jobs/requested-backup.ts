import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { BackupAttempt } from '#db/engine.ts';
import type { Replicas } from '#db/replicas.ts';
import { readReportedBackups, requestBackup } from '#db/reported-backups.ts';

/** Between two looks for the answer, in ms. */
const lookEveryMs = 500;

/** A backup that the service on the machine of the backups is asked for; its answer may take minutes. */
export async function requestedBackup(
  replicas: Replicas,
  stop: AbortSignal,
): Promise<BackupAttempt> {
  const asked = randomUUID();
  await requestBackup(replicas, asked);
  while (!stop.aborted) {
    const reported = await readReportedBackups(replicas);
    if (!reported) return { output: 'the service that makes backups has ended', failure: 'other' };
    if (reported.answered?.asked === asked) return reported.answered;
    await wait(lookEveryMs, undefined, { signal: stop }).catch(() => undefined);
  }
  return { output: '', failure: 'stopped' };
}
