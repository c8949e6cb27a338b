import type { RecordTag } from '#contract/admin/tags.ts';
import { foldLetters } from '#contract/fold.ts';

/** The tags whose names match a text as a search does: words as prefixes. */
export function tagsFound<T extends RecordTag>(tags: readonly T[], sought: string): T[] {
  const folded = foldLetters(sought).trim();
  return tags.filter(({ name }) => ` ${foldLetters(name)}`.includes(` ${folded}`));
}

/** Whether a name equals a tag's, apart from case and accents. */
export function isNameOf({ name }: RecordTag, other: string): boolean {
  return foldLetters(name) === foldLetters(other.trim());
}
