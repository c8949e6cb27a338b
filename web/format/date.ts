import type { Language } from '#contract/languages.ts';

const locales = { tr: 'tr-TR', en: 'en-GB' } as const satisfies Record<Language, string>;

const months = {
  tr: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık',
  en: 'January February March April May June July August September October November December',
} as const satisfies Record<Language, string>;

/**
 * A day (ISO 8601) in words: "31 Aralık 2026". It says what `Intl` says, whose first use holds a phone's
 * only thread for a tenth of a second while a page comes alive.
 */
export function longDate(isoDate: string, language: Language): string {
  const date = new Date(isoDate);
  const month = months[language].split(' ')[date.getUTCMonth()];
  return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}

/** A moment in a list: the time alone for today, else the day. In the reader's own zone. */
export function shortMoment(isoDateTime: string, language: Language): string {
  const moment = new Date(isoDateTime);
  const today = moment.toDateString() === new Date().toDateString();
  const style = today
    ? { timeStyle: 'short' as const }
    : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(locales[language], style).format(moment);
}

/** A moment in full, in the reader's own zone. */
export function longMoment(isoDateTime: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'full',
    timeStyle: 'short',
  });
  return format.format(new Date(isoDateTime));
}
