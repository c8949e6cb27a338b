import type { Alternative, Phrase } from '../../engine/sought.ts';

/** In letters of at most four bytes; the limit is 2,046 bytes (PostgreSQL 17, 12.11). */
const maxLetters = 500;

/** A word as a quoted lexeme; a longer one is cut. */
export function lexeme(word: string): string {
  return `'${word.length <= maxLetters ? word : [...word].slice(0, maxLetters).join('')}'`;
}

/** The text of a tsvector: each word with its position, so that phrases match. */
export function vectorOf(words: readonly string[]): string {
  return words.map((word, index) => `${lexeme(word)}:${index + 1}`).join(' ');
}

/** The text of a tsquery for rows that match one of the alternatives; the last word of each phrase is a prefix. */
export function anyAlternative(alternatives: readonly Alternative[]): string {
  return alternatives
    .map((groups) =>
      groups.map((phrases) => `(${phrases.map(beginningWith).join(' | ')})`).join(' & '),
    )
    .join(' | ');
}

function beginningWith(words: Phrase): string {
  return `(${words.map(lexeme).join(' <-> ')}:*)`;
}
