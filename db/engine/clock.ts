/** Larger than the difference of clocks kept by NTP, in ms. */
const maxApartMs = 500;

let offsetMs = 0;

/**
 * The time, in ms since the Unix epoch. Processes that share a database use its server's time, so that differing clocks
 * cannot make a row count as too new or as due early.
 */
export function timeNow(): number {
  return Date.now() + offsetMs;
}

/** The day in a time zone, by `timeNow`. */
export function dayNow(timeZone: string): Temporal.PlainDate {
  return dayAt(timeNow(), timeZone);
}

/** @param time in ms since the Unix epoch */
export function dayAt(time: number, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone).toPlainDate();
}

/** Follows a server's clock from now on. @param serverMs its present time */
export function followClock(serverMs: number): void {
  const apartMs = Math.round(serverMs - Date.now());
  offsetMs = Math.abs(apartMs) > maxApartMs ? apartMs : 0;
}

/** How far the server's clock is ahead of this machine's, in ms; 0 if they agree. */
export function clockOffsetMs(): number {
  return offsetMs;
}
