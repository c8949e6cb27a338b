/** Letters that Unicode does not decompose into a letter and an accent; and the final sigma. */
const wholeLetters: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
};

/** U+FDFA alone expands to 18 letters: a text of it would take 18 times its size in the search index. */
const maxGrowth = 2;
/** In UTF-16 units: allows a short text, such as a search term, to grow by more. */
const growthAllowed = 32;
/** In code points. A longer word is indexed and searched as several consecutive words. */
const longestWord = 64;

/**
 * The text in lower case without accents: İ, I, ı and i become one letter, as do ş and s. Applied to search terms and
 * to searched texts.
 * @returns at most `2 × text.length + 32` UTF-16 code units, well-formed if the text is; the rest is dropped
 */
export function foldLetters(text: string): string {
  const folded = withoutMarks(text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    // After NFKD, which turns 𝐀 and ™ into capitals.
    .toLocaleLowerCase('tr')
    .replace(/[ıøłđßæœς]/g, (letter) => wholeLetters[letter] ?? letter);
  return start(folded, maxGrowth * text.length + growthAllowed);
}

/**
 * The text without combining marks. Call it before `normalize`, whose canonical ordering (UAX #15) takes quadratic time
 * for a run of marks in ICU: 130 ms for 5,000.
 */
function withoutMarks(text: string): string {
  return text.replace(/\p{M}+/gu, '');
}

/** The words of a text, folded: runs of letters and digits, of at most 64 code points each. */
export function foldedWords(text: string): string[] {
  return foldLetters(text).match(wordPattern) ?? [];
}

const wordPattern = new RegExp(`[\\p{L}\\p{N}]{1,${longestWord}}`, 'gu');

/** The beginning of a text, without half of a surrogate pair at its end. */
function start(text: string, length: number): string {
  if (text.length <= length) return text;
  const splitsPair = /[\ud800-\udbff]/.test(text.charAt(length - 1));
  return text.slice(0, splitsPair ? length - 1 : length);
}
