import type { Interview } from '#contract/admin/hiring.ts';
import { type Language, languageRecords } from '#contract/languages.ts';

/** Whether an interview takes place in the future, or now. */
export function isAhead({ at, minutes, isCancelled }: Interview): boolean {
  return !isCancelled && Date.parse(at) + minutes * 60_000 > Date.now();
}

/**
 * The time of an interview in the company's time zone: "1 Aralık Salı 14:00"; with the offset from UTC if it is another
 * time for the reader.
 */
export function interviewTime(
  at: string,
  language: Language,
  width: 'short' | 'long' = 'long',
): string {
  const words = companyTime(at, language, width);
  const offset = /(?:Z|[+-]\d\d:\d\d)$/.exec(at)?.[0];
  const readers = -new Date(at).getTimezoneOffset();
  if (offset === undefined || minutesOf(offset) === readers) return words;
  return `${words} (UTC${offset === 'Z' ? '' : offset})`;
}

/** As `interviewTime`, for a letter to a reader elsewhere: always without the offset. */
export function companyTime(at: string, language: Language, width: 'short' | 'long'): string {
  const local = new Date(`${at.slice(0, 16)}Z`);
  const isThisYear = local.getUTCFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(languageRecords[language].locale, {
    ...{ weekday: width, day: 'numeric', month: width, timeZone: 'UTC' },
    ...{ hour: '2-digit', minute: '2-digit' },
    ...(!isThisYear && { year: 'numeric' }),
  }).format(local);
}

function minutesOf(offset: string): number {
  if (offset === 'Z') return 0;
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
