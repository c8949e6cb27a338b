import { isLanguage, type Language } from '#contract/languages.ts';
import { calendarDay } from '../format/date-format.ts';
import type { CodeName } from './publishing/words.ts';

/**
 * The label of a field: that of the longest known end of its path, in which indexes and languages are `*`.
 * @param keys the document's name and the keys of the path
 * @returns undefined if no end of it has a label
 */
export function labelOf(known: Readonly<Record<string, string>>, keys: readonly string[]) {
  const named = keys.map((key) => (/^\d+$/.test(key) || isLanguage(key) ? '*' : key));
  const labelFrom = (_: string, from: number) => known[named.slice(from).join('/')];
  return named.map(labelFrom).find((label) => label !== undefined);
}

/**
 * The names of countries, days and options.
 * @param optionNames by their codes
 */
export function codeNamesIn(
  language: Language,
  optionNames: Readonly<Record<string, string>>,
): CodeName {
  return (member, code) => {
    // Both throw for what is none.
    if (member === 'country' && /^[A-Z]{2}$/.test(code)) {
      return new Intl.DisplayNames(language, { type: 'region' }).of(code);
    }
    if (/^\d{4}-\d\d-\d\d$/.test(code) && !Number.isNaN(Date.parse(code))) {
      return calendarDay(code, language);
    }
    return member && Object.hasOwn(optionNames, code) ? optionNames[code] : undefined;
  };
}
