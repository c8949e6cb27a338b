export const presets = ['7', '30', '90', '12m'] as const;
export type Preset = (typeof presets)[number];

/** The days that are looked at: so many until today, or from one to another. Both count. */
export type Span =
  | { readonly preset: Preset }
  | { readonly from: string; readonly to: string; readonly preset?: undefined };

const usual: Preset = '30';
const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const dayMs = 86_400_000;

/** Reads the span of an address; what it does not know stands for the last thirty days. */
export function readSpan(search: URLSearchParams): Span {
  const days = [search.get('from'), search.get('to')].filter((day) => isDay(day)).sort();
  const [from, to] = days;
  if (from && to) return { from, to };
  return { preset: presets.find((known) => known === search.get('span')) ?? usual };
}

/** The same as an address's query. */
export function writeSpan(span: Span): Record<string, string> {
  if (!span.preset) return { from: span.from, to: span.to };
  return span.preset === usual ? {} : { span: span.preset };
}

/**
 * What to ask the API for, whose days are the company's. Noon in UTC is the same day nearly everywhere; a span
 * until today leaves its end to the API, which knows the day there.
 */
export function toApiSpan(span: Span, now = new Date()): Record<string, string> {
  if (!span.preset) return { from: `${span.from}T12:00:00Z`, to: `${span.to}T12:00:00Z` };
  if (span.preset !== '12m') {
    return { from: new Date(now.getTime() - (Number(span.preset) - 1) * dayMs).toISOString() };
  }
  const from = new Date(now.getTime() + dayMs);
  from.setUTCFullYear(from.getUTCFullYear() - 1);
  return { from: from.toISOString() };
}

function isDay(text: string | null): text is string {
  return text !== null && isoDay.test(text) && !Number.isNaN(Date.parse(text));
}
