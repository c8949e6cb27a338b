import { type Language, languageRecords } from './languages.ts';

/** How long ago, in words: "5 dakika önce"; less than a minute is "now". */
export function timeSince(isoDateTime: string, language: Language): string {
  const relative = new Intl.RelativeTimeFormat(languageRecords[language].locale, {
    numeric: 'auto',
  });
  const passed = Date.now() - Date.parse(isoDateTime);
  const [unit, ms] = spanUnits.find(([, length]) => passed >= length) ?? [];
  return ms ? relative.format(-Math.floor(passed / ms), unit) : relative.format(0, 'second');
}

/** The units of a span of time, each with its length in ms. */
export const spanUnits = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const;
