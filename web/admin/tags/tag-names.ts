import type { RecordTag } from '#contract/admin/tags.ts';
import { foldLetters } from '#contract/fold.ts';

/** The tags whose names have the words of a text at the start of a word, as a search finds them. */
export function tagsFound<T extends RecordTag>(tags: readonly T[], sought: string): T[] {
  const folded = foldLetters(sought).trim();
  return tags.filter(({ name }) => ` ${foldLetters(name)}`.includes(` ${folded}`));
}

/** Whether a name is a tag's, but for case and accents. */
export function isNameOf({ name }: RecordTag, other: string): boolean {
  return foldLetters(name) === foldLetters(other.trim());
}
