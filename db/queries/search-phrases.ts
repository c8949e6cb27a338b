import { maxSearchWords } from '#contract/field-limits.ts';
import { foldedWords } from '#contract/fold.ts';
import type { Alternative, Phrase } from '../engine/sought.ts';

/**
 * Characters of telephone numbers as typed or copied: also invisible marks, dashes and dots of all kinds, and `tel:`.
 */
const phoneTyped = /(?<!\S)(?:tel:)?[\d\s\p{Cf}\p{Pd}+()/.·]{4,}(?!\S)/giu;

/** Before the digits of a telephone number from its last to its first. No word of a text begins with it. */
const reversedMark = 'ʁ';
/** Fewer digits would end too many numbers. */
const minLastDigits = 4;

/** The word by which a telephone number is found by its last digits. */
export function reversedPhone(digits: string): string {
  return reversedMark + [...digits].reverse().join('');
}

/** Digits in groups, such as `0216 555 27 22` and `1.250`. */
const grouped = /(?<!\d)\d+(?:[\s\p{Cf}\p{Pd}()/.·]{1,2}\d+)+/gu;
/** In UTF-16 units, from a group on: longer than any telephone number. */
const maxGrouped = 32;
/** Of a text: a crafted one would take many times its size in the search index. */
const maxJoined = 200;

/** The words by which the grouped digits of a text are found: from each group on they are one word. */
export function joinedDigits(text: string): string[] {
  return [...text.matchAll(grouped)]
    .flatMap(([number]) =>
      [...number.matchAll(/(?<!\d)\d/g)].map(({ index }) =>
        phoneDigits(number.slice(index, index + maxGrouped)),
      ),
    )
    .filter(({ length }) => length >= minLastDigits)
    .slice(0, maxJoined);
}

/**
 * The meaning of a typed search: rows that match one of the alternatives. Each chunk between spaces, such as an
 * address, is a phrase. A possible telephone number is also searched in its stored form, its digits in one word, and by
 * its last digits: a national form has another beginning. Only the first twelve different words count. Phrases implied
 * by others are left out. Empty if the text holds no word.
 */
export function alternativesOf(text: string): Alternative[] {
  const asStored = text.replace(phoneTyped, (typed) => phoneDigits(typed) || typed);
  const byEnd = text.replace(phoneTyped, (typed) => {
    const digits = phoneDigits(typed);
    return digits.length < minLastDigits ? typed : reversedPhone(digits);
  });
  return [...new Set([asStored, text, byEnd])]
    .map((one) => phrasesOf(one).map((phrase) => [phrase]))
    .filter(({ length }) => length > 0);
}

/** The phrases of a text, without those that others imply. */
export function phrasesOf(text: string): Phrase[] {
  const phrases = text.split(/\s+/).map(foldedWords);
  return bounded(withoutImplied(phrases.filter(({ length }) => length > 0)));
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
  const kept = phrases.map((words) => {
    const some = words.slice(0, left);
    left -= some.length;
    return some;
  });
  return kept.filter(({ length }) => length > 0);
}

/** Removes the prefix zeros of national and international dialling, as stored numbers lack them. */
function phoneDigits(text: string): string {
  return text
    .replace('(0)', '')
    .replace(/\D/g, '')
    .replace(/^0{1,2}/, '');
}

/** Shorter words are near too many others, and longer ones are no words. */
const nearLengths = { least: 4, most: 20 } as const;
/** Each has some 400 near words. */
const maxForgiven = 4;
const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

/** The same search with one wrong letter in one of its words, which stands alone as a word. */
export function nearAlternativesOf(text: string): { alternatives: Alternative[]; near: string[] } {
  const phrases = phrasesOf(text);
  const forgiven = phrases
    .flatMap((phrase, at) => (phrase.length === 1 ? { at, near: nearWords(phrase[0] ?? '') } : []))
    .filter(({ near }) => near.length > 0)
    .slice(0, maxForgiven);
  return {
    alternatives: forgiven.map(({ at, near }) =>
      phrases.map((phrase, index) => (index === at ? near.map((word) => [word]) : [phrase])),
    ),
    near: forgiven.flatMap(({ near }) => near),
  };
}

/** The words that differ from a word in one letter: another, one more, one less, or two in each other's place. */
function nearWords(word: string): string[] {
  const letters = [...word];
  const { least, most } = nearLengths;
  if (letters.length < least || letters.length > most || /\d/.test(word)) return [];
  const near = letters.flatMap((letter, at) => {
    const before = letters.slice(0, at).join('');
    const after = letters.slice(at + 1).join('');
    const next = letters[at + 1] ?? '';
    return [
      before + after,
      before + next + letter + after.slice(next.length),
      ...alphabet.flatMap((other) => [before + other + after, before + other + letter + after]),
    ];
  });
  return [...new Set(near)].filter((other) => other !== word && other.length >= least);
}
