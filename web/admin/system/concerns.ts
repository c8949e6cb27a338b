import type { Backups, System } from '#contract/admin/system.ts';
import type { AdminTexts } from '../texts/index.ts';

export type Concern = keyof AdminTexts['system']['concerns'];

/** What needs somebody's attention, the most urgent first. */
export function concernsOf({ disk, scanner }: System, { state, failed }: Backups): Concern[] {
  const raised: Readonly<Record<Concern, boolean>> = {
    diskFull: disk.state === 'full',
    backupFailed: failed !== null,
    backupUnreadable: state === 'unreadable',
    backupNone: state === 'none',
    backupLate: state === 'late',
    diskLow: disk.state === 'low',
    scannerDown: scanner?.isUp === false,
  };
  return (Object.keys(raised) as Concern[]).filter((concern) => raised[concern]);
}
