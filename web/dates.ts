import type { Language } from '#contract/languages.ts';

const locales = { tr: 'tr-TR', en: 'en-GB' } as const satisfies Record<Language, string>;

/** A day in words: "31 Aralık 2026". The zone is fixed, so that server and browser agree. */
export function longDate(isoDate: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(isoDate),
  );
}

/** A moment in a list: the time alone for today, else the day. In the reader's own zone. */
export function shortMoment(isoMoment: string, language: Language): string {
  const moment = new Date(isoMoment);
  const today = moment.toDateString() === new Date().toDateString();
  const style = today
    ? { timeStyle: 'short' as const }
    : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(locales[language], style).format(moment);
}

/** A moment in full, in the reader's own zone. */
export function longMoment(isoMoment: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'full',
    timeStyle: 'short',
  });
  return format.format(new Date(isoMoment));
}
