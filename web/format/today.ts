import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The visitor's day as an ISO date, which Swedish writes: in UTC the day begins three hours later than in Turkey. */
export function today(): string {
  return new Date().toLocaleDateString('sv');
}

/** The day the page was built on; the build's clock and the server bundle's are the same. */
declare const __BUILT_ON__: string;

/**
 * Today's date, ISO 8601. While the page comes alive it is the day of the build, as in the HTML, so that
 * both agree; then it is the visitor's.
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
