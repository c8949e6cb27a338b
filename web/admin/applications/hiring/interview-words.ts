import type { Interview } from '#contract/admin/hiring.ts';
import { fill } from '#contract/fill.ts';
import { type Language, languageRecords } from '#contract/languages.ts';
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
  const offset = /(?:Z|[+-]\d\d:\d\d)$/.exec(at)?.[0];
  const readers = -new Date(at).getTimezoneOffset();
  if (offset === undefined || minutesOf(offset) === readers) return words;
  return `${words} (${offsetInWords(offset)})`;
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

/**
 * The company's time zone, named after its city: "İstanbul saati (GMT+3)".
 * @param timeZone its IANA name
 * @param day the day of the offset, which summer time changes; if it is none, today
 */
export function zoneInWords(
  timeZone: string,
  day: string,
  { zone, cities }: AdminTexts['hiring'],
  language: Language,
): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  const noon = Date.parse(`${day}T12:00Z`) || Date.now();
  const parts = new Intl.DateTimeFormat(languageRecords[language].locale, {
    ...{ timeZone, timeZoneName: 'shortOffset' },
  }).formatToParts(noon);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return fill(zone, { city: cities[city] ?? city, offset });
}

function minutesOf(offset: string): number {
  if (offset === 'Z') return 0;
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
