/** Machines that keep time by NTP differ by less, in ms. */
const mostApartMs = 500;

let offsetMs = 0;

/**
 * The time, in ms since the Unix epoch. Of processes that share a database it is the time of the database's server: rows
 * that one has written are young or due for another however their clocks differ.
 */
export function timeNow(): number {
  return Date.now() + offsetMs;
}

/** The day that it is in a time zone, by the same time. */
export function dayNow(timeZone: string): Temporal.PlainDate {
  return dayAt(timeNow(), timeZone);
}

/** @param time in ms since the Unix epoch */
export function dayAt(time: number, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone).toPlainDate();
}

/** Keeps the time of a server from now on. @param serverMs its time now */
export function followClock(serverMs: number): void {
  const apartMs = Math.round(serverMs - Date.now());
  offsetMs = Math.abs(apartMs) > mostApartMs ? apartMs : 0;
}

/** How far the server's clock is ahead of this machine's, in ms; 0 if they agree. */
export function clockOffsetMs(): number {
  return offsetMs;
}
