import { type Concern, concerns } from '#contract/admin/concerns.ts';
import type { System } from '#contract/admin/system.ts';
import { timeNow } from '#db/engine/clock.ts';
import { scheduledPublications } from '#db/queries/content.ts';
import { hasUnsentNotice } from '#db/queries/mails.ts';
import { readTrustedFrom } from '#db/queries/retention.ts';
import type { Context } from '../context.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Retention runs each hour. */
const retentionLateMs = 3 * hourMs;
/** A publication that fails is tried again after a minute. */
const publishingLateMs = 10 * minuteMs;
/** A mail server may put off the first mail of a stranger for some minutes. */
const mailLateMs = hourMs;

/** The one judgement of what needs attention: the system page shows it, and the operator is mailed. */
export async function readConcerns(
  { db, backups, outbox, publisher }: Context,
  { disk, scanner, certificate }: Pick<System, 'disk' | 'scanner' | 'certificate'>,
): Promise<Concern[]> {
  const { state, failed, offsite } = await backups.state();
  const sender = await outbox.sender();
  const now = timeNow();
  // Without a first run, the service has just started.
  const retentionAt = (await readTrustedFrom(db)) ?? now;
  const [nextPublication] = await scheduledPublications(db);
  const isRaised: Readonly<Record<Concern, boolean>> = {
    certificateExpired: certificate?.state === 'expired',
    certificateNotYetValid: certificate?.state === 'notYetValid',
    certificateNameMismatch: certificate?.state === 'nameMismatch',
    certificateExpiring: certificate?.state === 'expiring',
    certificateMissing: certificate?.state === 'missing',
    certificateUnreadable: certificate?.state === 'unreadable',
    diskFull: disk.state === 'full',
    diskLow: disk.state === 'low',
    pagesOutdated: (await publisher?.isCurrent()) === false,
    backupFailed: failed !== null,
    backupUnreadable: state === 'unreadable',
    backupNone: state === 'none',
    backupLate: state === 'late',
    offsiteFailed: Boolean(offsite?.failed),
    offsiteUnreadable: offsite?.state === 'unreadable',
    offsiteNone: offsite?.state === 'none' && !offsite.failed,
    offsiteLate: offsite?.state === 'late' && !offsite.failed,
    drillFailed: offsite?.drillState === 'failed',
    drillLate: offsite?.drillState === 'late',
    retentionLate: now - retentionAt > retentionLateMs,
    publishingLate:
      nextPublication !== undefined && now - nextPublication.publish_at > publishingLateMs,
    mailBroken: Boolean(sender?.problem),
    mailDown: sender?.isUp === false && !sender.problem,
    mailRefused: await hasUnsentNotice(db, now - mailLateMs),
    scannerDown: scanner?.isUp === false,
  };
  return concerns.filter((concern) => isRaised[concern]);
}
