import { followUpYears } from './field-limits.ts';

/**
 * Whether a text is a day, as `2026-11-21`, at most `followUpYears` from this year. Without Zod, which the inbox must
 * not load.
 */
export function isNearDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // Refuses days that do not exist, such as the 30th of February.
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text)) return false;
  return Math.abs(day.getUTCFullYear() - new Date().getUTCFullYear()) <= followUpYears;
}
