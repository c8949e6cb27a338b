import { setTimeout as wait } from 'node:timers/promises';
import type { BackupAttempt } from './engine.ts';
import { readOffsiteState } from './offsite/state.ts';
import { Pool } from './postgres/pool.ts';
import { recall, remember } from './postgres/replicas.ts';
import { isScheduleMarked } from './schedule-mark.ts';
import { sqlite } from './sqlite/index.ts';
import { askedForBackup, type ToldBackups, tellBackups, tellEveryMs } from './told-backups.ts';

/** Between two looks for a question, in ms. */
const lookEveryMs = 2000;

type Means = {
  readonly url: string;
  readonly backupDir: string;
  /** Where the service that ships backups keeps its state; undefined without one. */
  readonly offsiteDir: string | undefined;
  make(): Promise<BackupAttempt>;
};

/** Tells the APIs of the backups here, and makes one when an admin asks for it, until `stop` is aborted. */
export async function answerReplicas(
  { url, backupDir, offsiteDir, make }: Means,
  stop: AbortSignal,
): Promise<void> {
  const pool = new Pool(url);
  const words = {
    remember: (name: string, value: string) => remember(pool, name, value),
    recall: (name: string) => recall(pool, name),
  };
  let answered: ToldBackups['answered'] = null;
  let told = '';
  let toldAt = 0;
  const look = async () => {
    const asked = await askedForBackup(words);
    if (asked !== undefined && asked !== answered?.asked) answered = { ...(await make()), asked };
    const now: ToldBackups = {
      ...{ kept: sqlite.readKeptBackups(backupDir), offsite: elsewhere(), answered },
    };
    const isNew = JSON.stringify(now) !== told;
    if (!isNew && performance.now() - toldAt < tellEveryMs) return;
    await tellBackups(words, now);
    told = JSON.stringify(now);
    toldAt = performance.now();
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
      if (!isCut) process.stderr.write(`The APIs are not told: ${(reason as Error).message}\n`);
      isCut = true;
    }
    await wait(lookEveryMs, undefined, { signal: stop }).catch(() => undefined);
  }
  await pool.close();
}
