import { maxSearchWords } from '#contract/field-limits.ts';
import { foldedWords } from '#contract/fold.ts';

/** Consecutive words. Folded to letters and digits, so none is parsed as an operator. */
export type Phrase = readonly string[];

/**
 * Characters of telephone numbers as typed or copied: also invisible marks, dashes and dots of all kinds, and `tel:`.
 */
const phoneTyped = /(?<!\S)(?:tel:)?[\d\s\p{Cf}\p{Pd}+()/.·]{5,}(?!\S)/giu;

/**
 * The meaning of a typed search: rows with all phrases of one of the alternatives; the last word of each phrase is a
 * prefix. Each chunk between spaces, such as an address, is a phrase. A possible telephone number is also searched in
 * its stored form: its digits in one word. Only the first twelve different words count. Phrases implied by others are
 * left out. Empty if the text holds no word.
 */
export function alternativesOf(text: string): Phrase[][] {
  const asStored = text.replace(phoneTyped, (typed) => phoneDigits(typed) || typed);
  return [...new Set([asStored, text])]
    .map((one) =>
      one
        .split(/\s+/)
        .map(foldedWords)
        .filter(({ length }) => length > 0),
    )
    .map((phrases) => bounded(withoutImplied(phrases)))
    .filter(({ length }) => length > 0);
}

/** Removes duplicates, and phrases that others start with. */
function withoutImplied(phrases: readonly Phrase[]): Phrase[] {
  const texts = phrases.map((words) => words.join(' '));
  return phrases.filter((_, index) => {
    const text = texts[index] ?? '';
    if (texts.indexOf(text) < index) return false;
    return !texts.some((other) => other !== text && other.startsWith(text));
  });
}

/** The first phrases, up to twelve words in total; the last one may be cut. */
function bounded(phrases: readonly Phrase[]): Phrase[] {
  let left = maxSearchWords;
  const kept: Phrase[] = [];
  for (const words of phrases) {
    if (left === 0) break;
    kept.push(words.slice(0, left));
    left -= Math.min(left, words.length);
  }
  return kept;
}

/** Removes the prefix zeros of national and international dialling, as stored numbers lack them. */
function phoneDigits(text: string): string {
  return text
    .replace('(0)', '')
    .replace(/\D/g, '')
    .replace(/^0{1,2}/, '');
}
