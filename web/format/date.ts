/**
 * A day (ISO 8601) in words: "31 Aralık 2026". `Intl` would say the same, but its first use holds a phone's only thread
 * for a tenth of a second while a page comes alive.
 * @param months the names of the months, with a space between them
 */
export function longDate(isoDate: string, months: string): string {
  const date = new Date(isoDate);
  const month = months.split(' ')[date.getUTCMonth()];
  return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}
