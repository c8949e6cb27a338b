import { type Language, languages } from '../languages.ts';

export const openingStates = ['draft', 'open', 'closed'] as const;
export const workplaces = ['office', 'hybrid', 'remote'] as const;
export const employments = ['fullTime', 'partTime', 'contract', 'temporary', 'internship'] as const;
export const payCurrencies = ['TRY', 'EUR', 'USD'] as const;

/** Stands for no opening where applications are narrowed; no opening has it as its id. */
export const generalOpening = 'general';

/** A title in a language, in another one where it lacks this one. */
export function titleIn(
  title: Partial<Record<Language, string | undefined>> | undefined,
  language: Language,
): string {
  const titles = [language, ...languages].map((one) => title?.[one]);
  return titles.find((one) => one !== undefined) ?? '';
}
