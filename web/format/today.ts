import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The day of a moment in the visitor's zone, ISO 8601. Not UTC's, which begins three hours after Turkey's. Not by Intl:
 * the first date that it formats takes 10 ms, in the middle of every page's hydration.
 */
export function localDay(moment: Date): string {
  const utc = Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
  return new Date(utc).toISOString().slice(0, 10);
}

/** The visitor's date, ISO 8601. */
export function today(): string {
  return localDay(new Date());
}

/** The day the page was built on; the build's clock and the server bundle's are the same. */
declare const __BUILT_ON__: string;

/**
 * Today's date, ISO 8601. During hydration it is the day of the build, to match the HTML; then it is the visitor's.
 */
export function useToday(): string {
  return useSyncExternalStore(never, today, () => __BUILT_ON__);
}

/** This year, by the same clock. */
export function useYear(): number {
  return Number(useToday().slice(0, 4));
}

/** Whether a day is over; both are ISO dates, which sort as text. */
export function isPast(date: string, today: string): boolean {
  return date < today;
}
