const minuteMs = 60_000;
/** "Now" in a form may be the minute that has begun, by a clock that is a minute behind. */
const mostOverMs = 2 * minuteMs;
const mostAheadMs = 365 * 24 * 60 * minuteMs;

/**
 * Whether something may be published at a time: from now on, at most a year ahead. Without Zod: the admin's form loads
 * it.
 * @param at in ms since the Unix epoch
 */
export function isPublishTime(at: number): boolean {
  const ahead = at - Date.now();
  return ahead >= -mostOverMs && ahead <= mostAheadMs;
}
