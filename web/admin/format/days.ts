const isoDay = /^\d{4}-\d\d-\d\d$/;

/** Days of a filter, `2026-11-21`, both of them included. */
export type Days = { readonly from?: string | undefined; readonly to?: string | undefined };

/** The days of a URL's query; what is no day is ignored. */
export function readDays(search: URLSearchParams): Days {
  const day = (name: string) => {
    const text = search.get(name) ?? '';
    return isoDay.test(text) ? text : undefined;
  };
  return { from: day('from'), to: day('to') };
}

/** The days as the API takes them: from midnight to midnight in the reader's zone. */
export function toApiDays({ from, to }: Days): Days {
  return { from: from && startOf(from, 0), to: to && startOf(to, 1) };
}

function startOf(day: string, daysLater: number): string | undefined {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const start = new Date(year, month - 1, date + daysLater);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}

/** The values that are set, as the parameters of a query. */
export function setOnly(
  values: Readonly<Record<string, string | boolean | undefined>>,
): Record<string, string> {
  const set = Object.entries(values).filter(([, value]) => value);
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)]));
}
