import type { Backups, System } from '#contract/admin/system.ts';
import type { SystemTexts } from './texts.ts';

export type Concern = keyof (SystemTexts['concerns'] &
  SystemTexts['certificate']['concerns'] &
  SystemTexts['offsite']['concerns']);

/** What needs somebody's attention, the most urgent first. */
export function concernsOf(
  { disk, scanner, certificate }: System,
  { state, failed, offsite }: Backups,
): Concern[] {
  const raised: Readonly<Record<Concern, boolean>> = {
    certificateExpired: certificate?.state === 'expired',
    certificateNotYetValid: certificate?.state === 'notYetValid',
    certificateNameMismatch: certificate?.state === 'nameMismatch',
    diskFull: disk.state === 'full',
    backupFailed: failed !== null,
    backupUnreadable: state === 'unreadable',
    backupNone: state === 'none',
    backupLate: state === 'late',
    certificateExpiring: certificate?.state === 'expiring',
    certificateMissing: certificate?.state === 'missing',
    certificateUnreadable: certificate?.state === 'unreadable',
    offsiteFailed: Boolean(offsite?.failed),
    offsiteUnreadable: offsite?.state === 'unreadable',
    offsiteNone: offsite?.state === 'none' && !offsite.failed,
    offsiteLate: offsite?.state === 'late' && !offsite.failed,
    drillFailed: offsite?.drillState === 'failed',
    drillLate: offsite?.drillState === 'late',
    diskLow: disk.state === 'low',
    scannerDown: scanner?.isUp === false,
  };
  return (Object.keys(raised) as Concern[]).filter((concern) => raised[concern]);
}
