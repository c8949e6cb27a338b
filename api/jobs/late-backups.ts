const hourMs = 3_600_000;
/** The schedule checks the clock every minute, retries after an hour, and a large copy takes its time. */
const slackMs = 2 * hourMs;

/** The time between two backups, in ms. @param hours as BACKUP_HOURS; 0 counts as a day */
export function periodMs(hours: number): number {
  return (hours || 24) * hourMs;
}

/**
 * Whether the newest copy is older than its schedule allows.
 * @param madeAt in ms since the Unix epoch; in the future it says nothing about the last one, so it is late
 */
export function isLate(madeAt: number, everyMs: number): boolean {
  const age = Date.now() - madeAt;
  return age < 0 || age > everyMs + slackMs;
}
