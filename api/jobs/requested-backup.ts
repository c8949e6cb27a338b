import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { BackupAttempt } from '#db/backup/backups.ts';
import {
  readBackupRequest,
  readReportedBackups,
  requestBackup,
} from '#db/backup/reported-backups.ts';
import type { Replicas } from '#db/engine/replicas.ts';

/** Between two looks for the answer, in ms. */
const lookEveryMs = 500;

/**
 * A backup that the service on the machine of the backups is asked for; its answer may take minutes. There is one
 * question at a time: of replicas that ask at once, each takes the answer to its own or to a later one.
 */
export async function requestedBackup(
  replicas: Replicas,
  stop: AbortSignal,
): Promise<BackupAttempt> {
  const own: string = randomUUID();
  const earlier = await readBackupRequest(replicas);
  const accepted = new Set([own]);
  while (!stop.aborted) {
    const reported = await readReportedBackups(replicas);
    if (!reported) return { output: 'the service that makes backups has ended', failure: 'other' };
    const { answered } = reported;
    if (answered && accepted.has(answered.asked)) return answered;
    const asked = await readBackupRequest(replicas);
    const isLater = asked !== undefined && asked !== earlier && asked !== own;
    if (isLater) accepted.add(asked);
    // At each look: it would become too old while another backup is made.
    else await requestBackup(replicas, own);
    await wait(lookEveryMs, undefined, { signal: stop }).catch(() => undefined);
  }
  return { output: '', failure: 'stopped' };
}
