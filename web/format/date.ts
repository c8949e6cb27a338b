import type { Language } from '#contract/languages.ts';

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
