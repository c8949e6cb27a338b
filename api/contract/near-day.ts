import { followUpYears } from './field-limits.ts';

/** Whether a text is a day, as `2026-11-21`, and at most `followUpYears` from this year. Without Zod: the inbox loads it. */
export function isNearDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // The 30th of February is another day, or none.
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text)) return false;
  return Math.abs(day.getUTCFullYear() - new Date().getUTCFullYear()) <= followUpYears;
}
