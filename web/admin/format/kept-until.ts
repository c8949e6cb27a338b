import type { KeptUntil } from '#contract/admin/data-protection.ts';
import { fill } from '#contract/fill.ts';
import type { Language } from '#contract/languages.ts';
import type { AdminTexts } from '../texts/index.ts';
import { dayOf } from './date-format.ts';

/** How long a record is retained, in words. */
export function keptUntil(
  { keptUntilUtc }: KeptUntil,
  { people }: AdminTexts,
  language: Language,
): string {
  if (keptUntilUtc === null) return people.keptHired;
  return fill(people.keptUntil, { day: dayOf(keptUntilUtc, language) });
}
