import { setTimeout as wait } from 'node:timers/promises';
import { readOffsiteState } from '../offsite/state.ts';
import { Pool } from '../postgres/pool.ts';
import { getShared, setShared } from '../postgres/replicas.ts';
import { readStoredBackups } from '../sqlite/backup/stored-backups.ts';
import type { BackupAttempt, Update } from './backups.ts';
import {
  type ReportedBackups,
  readBackupRequest,
  reportBackups,
  reportEveryMs,
  updateOf,
} from './reported-backups.ts';
import { isScheduleMarked } from './schedule-mark.ts';

/** Polling interval, in ms. */
const lookEveryMs = 2000;

type Deps = {
  readonly url: string;
  readonly backupDir: string;
  /** Directory of the off-site service's state; undefined without one. */
  readonly offsiteDir: string | undefined;
  make(update: Update | undefined): Promise<BackupAttempt>;
};

/**
 * Reports the backups on this machine to the APIs, and makes one when an admin asks for it, until `stop` is aborted.
 */
export async function serveBackups(
  { url, backupDir, offsiteDir, make }: Deps,
  stop: AbortSignal,
): Promise<void> {
  // A name of its own: a restore refuses to run beside an API.
  const named = new URL(url);
  named.searchParams.set('application_name', 'site, backups');
  const pool = new Pool(named.href);
  const words = {
    setShared: (name: string, value: string) => setShared(pool, name, value),
    getShared: (name: string) => getShared(pool, name),
  };
  let answered: ReportedBackups['answered'] = null;
  let reported = '';
  let reportedAt = 0;
  let making: Promise<void> | undefined;
  const answer = async (asked: string) => {
    const attempt = await make(updateOf(asked)).catch(
      (reason: unknown): BackupAttempt => ({ output: String(reason), failure: 'other' }),
    );
    answered = { ...attempt, asked };
    making = undefined;
  };
  const look = async () => {
    const asked = await readBackupRequest(words);
    // Not awaited: a service without reports for minutes counts as ended.
    if (asked !== undefined && asked !== answered?.asked) making ??= answer(asked);
    await report();
  };
  const report = async () => {
    const kept = readStoredBackups(backupDir);
    const now: ReportedBackups = { kept, offsite: elsewhere(), answered };
    const isNew = JSON.stringify(now) !== reported;
    if (!isNew && performance.now() - reportedAt < reportEveryMs) return;
    await reportBackups(words, now);
    reported = JSON.stringify(now);
    reportedAt = performance.now();
  };
  const elsewhere = () => {
    if (offsiteDir === undefined) return null;
    const state = readOffsiteState(offsiteDir) ?? null;
    const isScheduled = isScheduleMarked(offsiteDir, new Date());
    return state || isScheduled ? { state, isScheduled } : null;
  };
  let isCut = false;
  while (!stop.aborted) {
    try {
      await look();
      isCut = false;
    } catch (reason) {
      if (!isCut)
        process.stderr.write(
          `The backups cannot be reported to the APIs: ${(reason as Error).message}\n`,
        );
      isCut = true;
    }
    await wait(lookEveryMs, undefined, { signal: stop }).catch(() => undefined);
  }
  await making;
  // An admin may wait for the response.
  await report().catch(() => undefined);
  await pool.close();
}
