import { type AddressQuery, isoDay } from './address-query.ts';

/** Days of a filter in a URL, both of them included. */
export const dayFields = { from: isoDay, to: isoDay };
export type Days = AddressQuery<typeof dayFields>;

/** The days as the API takes them: from midnight to midnight in the reader's zone. */
export function toApiDays({ from, to }: Days): Days {
  return { from: from && startOf(from, 0), to: to && startOf(to, 1) };
}

function startOf(day: string, daysLater: number): string | undefined {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const start = new Date(year, month - 1, date + daysLater);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}

/** A day some days after another, or before it; both are ISO dates. */
export function daysAfter(isoDay: string, days: number): string {
  const date = new Date(isoDay);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
