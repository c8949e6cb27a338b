import { type Language, languageRecords } from '#contract/languages.ts';
import { formatter, inUnit } from '../format/date-format.ts';

const hour = 60;
const day = 24 * hour;

/** A duration in words: "3 saat 20 dakika", "2 gün 4 saat". From ten of the larger unit on, the smaller one is left out. */
export function durationInWords(minutes: number, language: Language, underMinute: string): string {
  const whole = Math.round(minutes);
  if (whole < 1) return underMinute;
  if (whole < hour) return inUnit(whole, 'minute', language);
  if (whole < 2 * day) {
    return parts([Math.floor(whole / hour), 'hour'], [whole % hour, 'minute'], language);
  }
  const hours = Math.round(whole / hour);
  return parts([Math.floor(hours / 24), 'day'], [hours % 24, 'hour'], language);
}

/** A share of a whole: "%12". A share above zero that rounds to 0 % is written as less than 1 %. */
export function shareInWords(count: number, total: number, language: Language): string {
  const format = new Intl.NumberFormat(languageRecords[language].locale, { style: 'percent' });
  const share = total === 0 ? 0 : count / total;
  return share > 0 && share < 0.005 ? `<${format.format(0.01)}` : format.format(share);
}

/** A calendar day of the company. */
const calendar = { timeZone: 'UTC' } as const;

/** A day on an axis: "12 Mar". */
export const shortDay = formatter({ ...calendar, day: 'numeric', month: 'short' });

/** A day in a table: "12 Mart 2026 Perşembe". */
export const fullDay = formatter({ ...calendar, dateStyle: 'full' });

type Part = readonly [number, string];

function parts([large, largeUnit]: Part, [small, smallUnit]: Part, language: Language): string {
  const value = inUnit(large, largeUnit, language);
  return small === 0 || large >= 10 ? value : `${value} ${inUnit(small, smallUnit, language)}`;
}
