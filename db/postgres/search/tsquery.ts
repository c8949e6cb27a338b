import type { Phrase } from '../../queries/search-phrases.ts';

/** The manual's limit is 2,046 bytes (PostgreSQL 17, 12.11); a letter has at most four. */
const mostLetters = 500;

/** A word as a lexeme in quotes. Only its beginning is looked at if it is that long. */
export function lexeme(word: string): string {
  return `'${word.length <= mostLetters ? word : [...word].slice(0, mostLetters).join('')}'`;
}

/** The text of a tsvector: each word with its place, so that phrases are found. */
export function vectorOf(words: readonly string[]): string {
  return words.map((word, index) => `${lexeme(word)}:${index + 1}`).join(' ');
}

/**
 * The text of a tsquery that finds rows with all phrases of one of these alternatives, the last word of each phrase as
 * a beginning.
 */
export function anyAlternative(alternatives: readonly (readonly Phrase[])[]): string {
  return alternatives
    .map((phrases) => phrases.map((words) => `(${following(words)}:*)`).join(' & '))
    .join(' | ');
}

/** The text of a tsquery that finds rows with any of these phrases. */
export function anyOf(phrases: readonly Phrase[]): string {
  return phrases.map((words) => `(${following(words)})`).join(' | ');
}

function following(words: Phrase): string {
  return words.map(lexeme).join(' <-> ');
}
