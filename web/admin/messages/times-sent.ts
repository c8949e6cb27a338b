import type { Message } from '#contract/admin/message.ts';
import type { Language } from '#contract/languages.ts';
import type { AdminTexts } from '../texts/index.ts';

/** How often a repeated message was sent, and when it was sent last. */
export function timesSentText(
  { timesSent }: Message,
  texts: AdminTexts,
  moment: string,
  language: Language,
): string {
  const times = texts.times.replace('{count}', timesSent.toLocaleString(language));
  return texts.lastSent.replace('{times}', times).replace('{moment}', moment);
}
