import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The visitor's date, ISO 8601 (the format of Swedish). Not UTC's, whose day begins three hours after Turkey's. */
export function today(): string {
  return new Date().toLocaleDateString('sv');
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
