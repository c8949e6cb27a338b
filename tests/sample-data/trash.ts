import { auditLine, type SampleAudit } from './handling.ts';
import type { Random } from './random.ts';

const hourMs = 3_600_000;
/** Less than the seven days after which the trash is erased, so that a seeded site keeps it for a while. */
const maxHours = 130;
/** Older records are hardly ever deleted. */
const recentMs = 45 * 24 * hourMs;

type How = {
  /** In ms since the Unix epoch. */
  readonly now: number;
  readonly random: Random;
  /** Of the recent records that are done. */
  readonly share: number;
  readonly action: SampleAudit['action'];
};

/** Moves a few recent records that an admin has dealt with to the trash, within the last days. */
export function trashed<Row extends { readonly id: string; readonly created_at: number }>(
  row: Row & { readonly version: number },
  isDone: boolean,
  { now, random, share, action }: How,
): { row: typeof row & { trashed_at: number | null }; audit: SampleAudit[] } {
  const at = now - random.whole(1, maxHours) * hourMs;
  const isTrashed = random.chance(share) && isDone;
  if (!isTrashed || at - row.created_at < hourMs || now - row.created_at > recentMs) {
    return { row: { ...row, trashed_at: null }, audit: [] };
  }
  const line = auditLine(at, { action, subject_id: row.id, details: { to: 'trash' } });
  return { row: { ...row, version: row.version + 1, trashed_at: at }, audit: [line] };
}
