import { setTimeout as wait } from 'node:timers/promises';
import type { BackupAttempt, Update } from '#db/backup/backups.ts';
import {
  readBackupRequest,
  readReportedBackups,
  requestBackup,
  requestName,
} from '#db/backup/reported-backups.ts';
import type { SharedValues } from '#db/engine/migrate.ts';

/** Polling interval, in ms. */
const lookEveryMs = 500;

/**
 * A backup by the service on the machine of the backups; it may take minutes. There is one pending request at a time:
 * when several replicas ask at once, each takes the response to its own request or to a later one.
 */
export async function requestedBackup(
  replicas: SharedValues,
  stop: AbortSignal,
  update?: Update,
): Promise<BackupAttempt> {
  const own = requestName(update);
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
    // Repeated at each poll: the request would expire while another backup is made.
    else await requestBackup(replicas, own);
    await wait(lookEveryMs, undefined, { signal: stop }).catch(() => undefined);
  }
  return { output: '', failure: 'stopped' };
}
