import type { Interview } from '#contract/admin/hiring.ts';
import { fill } from '#contract/fill.ts';
import { type Language, languageRecords } from '#contract/languages.ts';
import { isolated } from '../../format/isolated.ts';
import type { AdminTexts } from '../../texts/index.ts';

/** Whether an interview takes place in the future, or now. */
export function isAhead({ at, minutes, isCancelled }: Omit<Interview, 'place'>): boolean {
  return !isCancelled && Date.parse(at) + minutes * 60_000 > Date.now();
}

/** In the company's time zone: "1 Aralık Salı 14:00"; with the offset from UTC if the reader's time differs. */
export function interviewTime(
  at: string,
  language: Language,
  width: 'short' | 'long' = 'long',
): string {
  const words = companyTime(at, language, width);
  const local = at.slice(0, 19);
  return Date.parse(at) === Date.parse(local) ? words : `${words} (${offsetInWords(at.slice(19))})`;
}

/** When and where an interview is, and for how long, or that it is cancelled. */
export function interviewInWords(
  { at, minutes, place, isCancelled }: Interview,
  hiring: AdminTexts['hiring'],
  language: Language,
): string {
  const time = interviewTime(at, language);
  if (isCancelled) return `${time} (${hiring.done.cancelled})`;
  const duration = fill(hiring.minutes, { count: minutes }, language);
  return [time, duration, ...(place ? [isolated(place)] : [])].join(', ');
}

/** The offset at the end of an ISO time as Intl names a zone: "GMT+3" of "+03:00". */
export function offsetInWords(offset: string): string {
  const [, sign = '', hours = '', minutes = ''] = /^([+-])0?(\d+)(:(?!00)\d+)?/.exec(offset) ?? [];
  return `GMT${sign}${hours}${minutes}`;
}

/** As `interviewTime`, without the offset: where the admin's own clock stands is nothing to an applicant. */
export function companyTime(at: string, language: Language, width: 'short' | 'long'): string {
  const local = new Date(`${at.slice(0, 16)}Z`);
  const isThisYear = local.getUTCFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(languageRecords[language].locale, {
    ...{ weekday: width, day: 'numeric', month: width, timeZone: 'UTC' },
    ...{ hour: '2-digit', minute: '2-digit' },
    ...(!isThisYear && { year: 'numeric' }),
  }).format(local);
}
