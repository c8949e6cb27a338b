import { fieldLimits } from '#contract/field-limits.ts';

/** The length of a note as the API counts it: in code points, without blanks at its ends. */
export function noteLength(text: string): number {
  return [...text.trim()].length;
}

/** Whether a note is longer than the API accepts. */
export function isTooLong(text: string): boolean {
  // A code point is at most two units: most texts need no counting.
  return text.length > fieldLimits.note && noteLength(text) > fieldLimits.note;
}
