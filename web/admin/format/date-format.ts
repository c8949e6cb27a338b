import { type Language, languageRecords } from '#contract/languages.ts';
import { spanUnits } from '#contract/time-since.ts';
import { localDay } from '../../format/date.ts';

/** Day and time, as in a column, in the reader's own zone. */
export const shortDateTime = formatter({ dateStyle: 'medium', timeStyle: 'short' });

/** For rows: only the time on the reader's day `today`, else the day, with its year if that is another one. */
export function timeOrDay(isoDateTime: string, language: Language, today: string): string {
  const day = localDay(new Date(isoDateTime));
  const isToday = day === today;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return format(
    isoDateTime,
    language,
    isToday
      ? { timeStyle: 'short' }
      : { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) },
  );
}

/** Weekday, day and time, in the reader's own zone. */
export const longDateTime = formatter({ dateStyle: 'full', timeStyle: 'short' });

/** `shortDateTime` to the second. */
export const dateTimeToSecond = formatter({ dateStyle: 'medium', timeStyle: 'medium' });

/** `longDateTime` to the second, with the zone. */
export const fullDateTime = formatter({ dateStyle: 'full', timeStyle: 'long' });

/** The day, in the reader's own zone: "20 Kasım 2026". */
export const dayOf = formatter({ dateStyle: 'long' });

/** A calendar day, which no time zone shifts: "20 Kasım 2026". */
export const calendarDay = formatter({ dateStyle: 'long', timeZone: 'UTC' });

/** The day where space is short, in the reader's own zone: "20 Kas 2026". */
export const shortDay = formatter({ dateStyle: 'medium' });

/** A calendar day, without the year if it is the present one: "25 Kasım Salı". Time zones do not shift it. */
export function dayInWords(
  isoDay: string,
  language: Language,
  width: 'short' | 'long' = 'long',
): string {
  const isThisYear = isoDay.startsWith(`${new Date().getFullYear()}-`);
  return format(isoDay, language, {
    ...{ weekday: width, day: 'numeric', month: width, timeZone: 'UTC' },
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/**
 * How long something has lasted, in its largest unit, and that unit: "3 gün". Less than a minute counts as one.
 * @param now in ms since the Unix epoch
 */
export function spanSince(
  isoDateTime: string,
  language: Language,
  unitDisplay: 'short' | 'long',
  now: number = Date.now(),
) {
  const passed = Math.max(60_000, now - Date.parse(isoDateTime));
  const [unit, ms] = spanUnits.find(([, length]) => passed >= length) ?? spanUnits[2];
  return { unit, span: inUnit(Math.floor(passed / ms), unit, language, unitDisplay) };
}

/** A number of units of time: "3 gün". */
export function inUnit(
  count: number,
  unit: string,
  language: Language,
  unitDisplay: 'short' | 'long' = 'long',
): string {
  const options = { style: 'unit', unit, unitDisplay } as const;
  return new Intl.NumberFormat(languageRecords[language].locale, options).format(count);
}

/** Formats times, or with the time zone UTC calendar days, which no zone must shift. */
export function formatter(options: Intl.DateTimeFormatOptions) {
  return (isoDateTime: string, language: Language) => format(isoDateTime, language, options);
}

/** Created once: creating one takes longer than rendering the rest of a row. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(moment: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const { locale } = languageRecords[language];
  const key = locale + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known.format(new Date(moment));
}
