import { onSchedule } from '../backup/schedule-mark.ts';
import { isForeseen } from '../sqlite/backup/error.ts';
import { backupTimes } from '../sqlite/backup/files.ts';
import { stateFor } from './state.ts';
import { isDrillDue, type Visit, visit } from './visit.ts';

/** Needed without a new copy too: old ones must be removed, and a missing disk be noticed. */
const visitEveryMs = 24 * 3_600_000;

type Places = Pick<Visit, 'settings' | 'backupDir'>;

/** `visit` of a command-line program: reports go to standard output, a line each. */
export function visitNow(places: Places, stop: AbortSignal, asked?: 'drill' | 'new') {
  const report = (line: string) => void process.stdout.write(`${line}\n`);
  return visit({ ...places, stop, report }, asked);
}

/** Visits the repository for each new copy until `stop` is aborted. A failure is a line on standard error. */
export function shipOnSchedule(places: Places, stop: AbortSignal): Promise<void> {
  const run = async () => {
    try {
      await visitNow(places, stop);
      return true;
    } catch (reason) {
      if (!isForeseen(reason)) throw reason;
      if (!stop.aborted) process.stderr.write(`Off-site: ${reason.message}\n`);
      return false;
    }
  };
  const { directory } = places.settings;
  return onSchedule({ directory, isDue: () => isVisitDue(places, Date.now()), run }, stop);
}

/** Whether a visit is due, as far as this machine knows. */
export function isVisitDue({ settings, backupDir }: Places, now: number): boolean {
  const { visitedAt, newest, drill, failed } = stateFor(settings);
  if (visitedAt === null || failed || now - visitedAt >= visitEveryMs || now < visitedAt)
    return true;
  const copiesHere = backupTimes(backupDir).filter((time) => time <= now);
  if (Math.max(...copiesHere, 0) > (newest?.madeAt ?? 0)) return true;
  return newest !== null && isDrillDue({ drill }, now);
}
