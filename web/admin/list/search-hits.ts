import { foldedWords } from '#contract/fold.ts';

/** A match of a search in a text, in UTF-16 units. */
type Hit = { readonly start: number; readonly end: number };

/** What rows mark: the typed words, or those that were found instead. */
export function marksOf(q: string | undefined, near: readonly string[] | undefined) {
  return near?.join(' ') || q;
}

/** An excerpt of a text with its matches. */
export type Snippet = { readonly text: string; readonly hits: readonly Hit[] };

/** Characters before the first match of an excerpt, in UTF-16 units. */
const leadIn = 12;
/** Up to here a first match is visible without cutting the text's start. */
const inSight = 26;

const maxHits = 200;

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Finds the words that a search matches, by the API's rules: folded letters, prefixes of words, digits in groups, and a
 * chunk between spaces such as an address is a phrase.
 */
export function hitsIn(text: string, sought: string): Hit[] {
  const phrases = sought
    .split(/\s+/)
    .map(foldedWords)
    .filter(({ length }) => length > 0);
  if (phrases.length === 0) return [];
  const words = [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: foldedWords(word).join(''),
  }));
  const hits: Hit[] = [];
  for (let at = 0; at < words.length && hits.length < maxHits; at += 1) {
    const length = Math.max(...phrases.map((phrase) => lengthAt(words, at, phrase)));
    const [first, last] = [words[at], words[at + length - 1]];
    if (length === 0 || !first || !last) continue;
    hits.push({ start: first.start, end: last.end });
    at += length - 1;
  }
  return hits;
}

/** The number of words that match a phrase from a place on, or of groups that match its digits. */
function lengthAt(
  words: readonly { readonly folded: string }[],
  at: number,
  phrase: readonly string[],
): number {
  const isThere = phrase.every((part, offset) => {
    const folded = words[at + offset]?.folded ?? '';
    return offset === phrase.length - 1 ? folded.startsWith(part) : folded === part;
  });
  if (isThere) return phrase.length;
  const number = phrase.join('');
  let digits = '';
  for (let end = at; number.startsWith(digits); ) {
    const group = words[end]?.folded ?? '';
    if (!/^\d+$/.test(group)) return 0;
    digits += group;
    end += 1;
    if (digits.startsWith(number)) return end - at;
  }
  return 0;
}

/** The text from shortly before its first match on; the whole text if the match is near its start. */
export function snippetOf(text: string, sought: string): Snippet {
  const hits = hitsIn(text, sought);
  const [first] = hits;
  if (!first || first.end <= inSight) return { text, hits };
  // From the start of a word on.
  const start = text.lastIndexOf(' ', Math.max(0, first.start - leadIn)) + 1;
  if (start === 0) return { text, hits };
  return {
    text: `… ${text.slice(start)}`,
    hits: hits.map((hit) => ({ start: hit.start - start + 2, end: hit.end - start + 2 })),
  };
}

/** The excerpt of the first of several texts that has a match; undefined if none has. */
export function snippetIn(texts: readonly (string | null)[], sought: string): Snippet | undefined {
  return texts
    .filter((text) => text !== null)
    .map((text) => snippetOf(text, sought))
    .find(({ hits }) => hits.length > 0);
}
