import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { BackupAttempt } from '#db/backup/backups.ts';
import { readReportedBackups, recentValue, requestName } from '#db/backup/reported-backups.ts';
import type { SharedValues } from '#db/engine/migrate.ts';

const lookEveryMs = 500;

/**
 * A backup by the service on the machine of the backups; it may take minutes. There is one pending request at a time:
 * when several replicas ask at once, each takes the response to its own request or to a later one.
 */
export async function requestedBackup(
  shared: SharedValues,
  stop: AbortSignal,
  update?: string,
): Promise<BackupAttempt> {
  const own = `${randomUUID()} ${update ?? ''}`;
  const earlier = await recentValue(shared, requestName);
  const accepted = new Set([own]);
  while (!stop.aborted) {
    const reported = await readReportedBackups(shared);
    if (!reported) return { output: 'the service that makes backups has ended', failure: 'other' };
    const { answered } = reported;
    const isMine = answered && accepted.has(answered.asked);
    // An update stops the service too: the one that replaces it makes the backup.
    if (isMine && answered.failure !== 'stopped') return answered;
    const asked = await recentValue(shared, requestName);
    const isLater = asked !== undefined && asked !== earlier && asked !== own;
    if (isLater) accepted.add(asked);
    // Repeated at each poll: the request would expire while another backup is made.
    else await shared.setShared(requestName, own);
    await wait(lookEveryMs, undefined, { signal: stop }).catch(() => undefined);
  }
  return { output: '', failure: 'stopped' };
}
