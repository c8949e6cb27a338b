import { type Language, languageRecords } from '#contract/languages.ts';
import type { AdminTexts } from '../texts/index.ts';

const minuteMs = 60_000;
const units = [
  ['day', 24 * 60 * minuteMs],
  ['hour', 60 * minuteMs],
  ['minute', minuteMs],
] as const;

/**
 * How long a message has been waiting, in its largest unit: "3 gündür bekliyor".
 * @param now in ms since the Unix epoch
 */
export function waitingTime(
  isoDateTime: string,
  texts: AdminTexts['waiting'],
  language: Language,
  now: number = Date.now(),
): string {
  const passed = Math.max(minuteMs, now - Date.parse(isoDateTime));
  const [unit, ms] = units.find(([, length]) => passed >= length) ?? units[2];
  const span = new Intl.NumberFormat(languageRecords[language].locale, {
    ...{ style: 'unit', unit, unitDisplay: 'long' },
  }).format(Math.floor(passed / ms));
  return texts[unit].replace('{span}', span);
}
