import { setTimeout as wait } from 'node:timers/promises';
import { readOffsiteState } from '../offsite/state.ts';
import { Pool } from '../postgres/pool.ts';
import { sharedValues } from '../postgres/replicas.ts';
import { readStoredBackups } from '../sqlite/backup/files.ts';
import type { BackupAttempt } from './backups.ts';
import {
  type ReportedBackups,
  recentValue,
  reportEveryMs,
  reportName,
  requestName,
} from './reported-backups.ts';
import { isScheduleMarked } from './schedule-mark.ts';

/** Polling interval, in ms. */
const lookEveryMs = 2000;

type Deps = {
  readonly url: string;
  readonly backupDir: string;
  /** Directory of the off-site service's state; undefined without one. */
  readonly offsiteDir: string | undefined;
  make(update: string | undefined): Promise<BackupAttempt>;
};

/**
 * Reports the backups on this machine to the APIs, and makes one when an admin asks for it, until `stop` is aborted.
 */
export async function serveBackups({ url, backupDir, offsiteDir, make }: Deps, stop: AbortSignal) {
  // A name of its own: a restore refuses to run beside an API.
  const named = new URL(url);
  named.searchParams.set('application_name', 'site, backups');
  const pool = new Pool(named.href);
  const shared = sharedValues(pool);
  let answered: ReportedBackups['answered'] = null;
  let reported = '';
  let reportedAt = 0;
  let making: Promise<void> | undefined;
  const answer = async (asked: string) => {
    const attempt = await make(asked.split(' ')[1]).catch(
      (reason: unknown): BackupAttempt => ({ output: String(reason), failure: 'other' }),
    );
    answered = { ...attempt, asked };
    making = undefined;
  };
  const look = async () => {
    const asked = await recentValue(shared, requestName);
    // Not awaited: a service without reports for minutes counts as ended.
    if (asked !== undefined && asked !== answered?.asked) making ??= answer(asked);
    await report();
  };
  const report = async () => {
    const kept = readStoredBackups(backupDir);
    const now: ReportedBackups = { kept, offsite: elsewhere(), answered };
    const text = JSON.stringify(now);
    if (text === reported && performance.now() - reportedAt < reportEveryMs) return;
    await shared.setShared(reportName, text);
    reported = text;
    reportedAt = performance.now();
  };
  const elsewhere = () => {
    if (offsiteDir === undefined) return null;
    const state = readOffsiteState(offsiteDir) ?? null;
    const isScheduled = isScheduleMarked(offsiteDir);
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
