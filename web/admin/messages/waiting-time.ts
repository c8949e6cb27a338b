import type { Language } from '#contract/languages.ts';
import { spanSince } from '../format/date-format.ts';
import type { AdminTexts } from '../texts/index.ts';

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
  const { unit, span } = spanSince(isoDateTime, language, 'long', now);
  return texts[unit].replace('{span}', span);
}
