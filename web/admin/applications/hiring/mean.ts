import type { CriterionScore } from '#contract/admin/hiring.ts';
import { type Language, languageRecords } from '#contract/languages.ts';

/** The mean of the scores, and of how many; null without any. */
export function meanOf(
  scores: readonly Pick<CriterionScore, 'score'>[],
): { readonly value: number; readonly count: number } | null {
  const given = scores.flatMap(({ score }) => (score === null ? [] : [score]));
  if (given.length === 0) return null;
  const sum = given.reduce((total, score) => total + score, 0);
  return { value: sum / given.length, count: given.length };
}

/** A mean with one decimal: "4,3". */
export function meanInWords(value: number, language: Language): string {
  return value.toLocaleString(languageRecords[language].locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}
