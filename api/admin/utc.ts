/**
 * @param time in ms since the Unix epoch
 * @returns ISO 8601 in UTC, ending in Z
 */
export function utc(time: number): string {
  return new Date(time).toISOString();
}

/** The same for a time that may be missing. */
export function utcOrNull(time: number | null | undefined): string | null {
  return typeof time === 'number' ? utc(time) : null;
}
