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
