import * as z from 'zod/mini';
import { followUpYears } from './field-limits.ts';

/** Whether a text is a day, as `2026-11-21`, and at most `followUpYears` from this year. */
export function isNearDay(text: string): boolean {
  if (!z.regexes.date.test(text)) return false;
  return Math.abs(new Date(text).getUTCFullYear() - new Date().getUTCFullYear()) <= followUpYears;
}
