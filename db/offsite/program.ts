import { isForeseen } from '../sqlite/backup/error.ts';
import { type Visit, visit as visitOnce } from './visit.ts';

/** Visits for a command-line program: reports go to standard output, a line each. */
export function visitor(deps: Omit<Visit, 'stop' | 'report'>, stop: AbortSignal) {
  const report = (line: string) => void process.stdout.write(`${line}\n`);
  const visit = (asked?: 'drill' | 'new') => visitOnce({ ...deps, stop, report }, asked);
  return {
    visit,
    /** Reports a failure in one line on standard error. @returns whether the visit succeeded */
    async visitOrSay(): Promise<boolean> {
      try {
        await visit();
        return true;
      } catch (reason) {
        if (!isForeseen(reason)) throw reason;
        if (!stop.aborted) process.stderr.write(`Off-site: ${reason.message}\n`);
        return false;
      }
    },
  };
}
