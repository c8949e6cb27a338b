import { useSyncExternalStore } from 'react';

/**
 * A date (ISO 8601) in words: "31 Aralık 2026". Not by `Intl`, whose first use blocks a phone's main thread for a tenth
 * of a second during hydration.
 * @param months the names of the months, separated by spaces
 */
export function longDate(isoDate: string, months: string): string {
  const date = new Date(isoDate);
  const month = months.split(' ')[date.getUTCMonth()];
  return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}

const never = () => () => {};

/**
 * The local date of a time, ISO 8601. Not UTC's, which begins three hours after Turkey's, nor by Intl, whose first use
 * takes 10 ms during hydration.
 */
export function localDay(moment: Date): string {
  const utc = Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
  return new Date(utc).toISOString().slice(0, 10);
}

/** The visitor's date, ISO 8601. */
export function today(): string {
  return localDay(new Date());
}

/** The date of the build, set for the client and the server bundle. */
declare const __BUILT_ON__: string;

/** Today's date, ISO 8601: during hydration the build's, to match the HTML, then the visitor's. */
export function useToday(): string {
  return useSyncExternalStore(never, today, () => __BUILT_ON__);
}
