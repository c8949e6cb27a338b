import { isoDay } from '../format/address-query.ts';

export const presets = ['7', '30', '90', '12m'] as const;
type Preset = (typeof presets)[number];

/** The span shown: a number of days until today, or from one day to another, both included. */
export type Span =
  | { readonly preset: Preset }
  | { readonly from: string; readonly to: string; readonly preset?: undefined };

const usual: Preset = '30';
const dayMs = 86_400_000;

/** Reads the span of a URL; anything unknown means the last thirty days. */
export function readSpan(search: URLSearchParams): Span {
  const days = [search.get('from'), search.get('to')].filter((day) => isDay(day)).sort();
  const [from, to] = days;
  if (from && to) return { from, to };
  return { preset: presets.find((known) => known === search.get('span')) ?? usual };
}

/** The span as the query of a URL. */
export function writeSpan(span: Span): Record<string, string> {
  if (!span.preset) return { from: span.from, to: span.to };
  return span.preset === usual ? {} : { span: span.preset };
}

/**
 * The span as the API takes it, in the company's days. Noon in UTC is the same day nearly everywhere; a span
 * until today leaves its end to the API, which knows the company's current day.
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
