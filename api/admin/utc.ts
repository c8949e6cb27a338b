/**
 * @param time in ms since the Unix epoch
 * @returns ISO 8601 in UTC, ending in Z
 */
export function utc(time: number): string {
  return new Date(time).toISOString();
}

/** The same for a time that may be missing. */
export function utcOrNull(time: number | undefined): string | null {
  return time === undefined ? null : utc(time);
}
