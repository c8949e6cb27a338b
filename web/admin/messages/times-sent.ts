import type { Message } from '#contract/admin/message.ts';
import { fill } from '#contract/fill.ts';
import type { Language } from '#contract/languages.ts';
import type { AdminTexts } from '../texts/index.ts';

/** How often a repeated message was sent, and when it was sent last. */
export function timesSentText(
  { timesSent }: Message,
  texts: AdminTexts,
  moment: string,
  language: Language,
): string {
  const times = fill(texts.times, { count: timesSent }, language);
  return fill(texts.lastSent, { times, moment });
}
