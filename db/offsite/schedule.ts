import { onSchedule } from '../backup/schedule-mark.ts';
import type { OffsiteSettings } from '../settings/offsite.ts';
import { backupTimes } from '../sqlite/backup/files.ts';
import { stateFor } from './state.ts';
import { isDrillDue } from './visit.ts';

/** Needed without a new copy too: old ones must be removed, and a missing disk be noticed. */
const visitEveryMs = 24 * 3_600_000;

type Schedule = {
  readonly settings: OffsiteSettings;
  readonly backupDir: string;
  /** Visits the repository, and resolves with whether it succeeded. */
  visit(): Promise<boolean>;
};

/** Visits the repository for each new copy until `stop` is aborted. */
export function shipOnSchedule(schedule: Schedule, stop: AbortSignal): Promise<void> {
  const { directory } = schedule.settings;
  const isDue = () => isVisitDue(schedule, Date.now());
  return onSchedule({ directory, isDue, run: () => schedule.visit() }, stop);
}

/** Whether a visit is due, as far as this machine knows. */
export function isVisitDue({ settings, backupDir }: Omit<Schedule, 'visit'>, now: number): boolean {
  const { visitedAt, newest, drill, failed } = stateFor(settings);
  if (visitedAt === null || failed || now - visitedAt >= visitEveryMs || now < visitedAt)
    return true;
  const copiesHere = backupTimes(backupDir).filter((time) => time <= now);
  if (Math.max(...copiesHere, 0) > (newest?.madeAt ?? 0)) return true;
  return newest !== null && isDrillDue({ drill }, now);
}
