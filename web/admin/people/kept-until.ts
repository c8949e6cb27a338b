import type { PersonRecord } from '#contract/admin/data-protection.ts';
import type { Language } from '#contract/languages.ts';
import { dayOf } from '../date-format.ts';
import type { AdminTexts } from '../texts/index.ts';

/** Until when a record is kept, in words. */
export function keptUntil(
  { keptUntilUtc }: PersonRecord,
  texts: AdminTexts['people'],
  language: Language,
): string {
  if (keptUntilUtc === null) return texts.keptHired;
  return texts.keptUntil.replace('{day}', () => dayOf(keptUntilUtc, language));
}
