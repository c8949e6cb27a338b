const minuteMs = 60_000;
/** Tolerance for "now" in a form: the minute has begun, and the clock may be a minute behind. */
const mostOverMs = 2 * minuteMs;
const mostAheadMs = 365 * 24 * 60 * minuteMs;

/**
 * Whether a time is valid for publishing: from now on, at most a year ahead. Without Zod, which the form must not load.
 * @param at in ms since the Unix epoch
 */
export function isPublishTime(at: number): boolean {
  const ahead = at - Date.now();
  return ahead >= -mostOverMs && ahead <= mostAheadMs;
}
