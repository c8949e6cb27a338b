import type { Language } from '../languages.ts';
import type { StoragePeriods } from '../settings.ts';
import { factsOf, periods, placeholder } from './fact-names.ts';
import type { Identity } from './identity-schema.ts';
import { periodInWords } from './period.ts';

/** Fills the facts into every text of a value; other names in braces stay, such as `{date}`. */
export function fillFacts<T>(
  value: T,
  identity: Identity,
  language: Language,
  storage: StoragePeriods,
): T {
  const kept = Object.entries(periods).map(
    ([name, period]) => [name, periodInWords(storage[period], language)] as const,
  );
  const values = new Map<string, string>([...Object.entries(factsOf(identity, language)), ...kept]);
  return mapTexts(value, (text) =>
    text.replace(placeholder, (whole, name: string) => values.get(name) ?? whole),
  ) as T;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)]),
  );
}
