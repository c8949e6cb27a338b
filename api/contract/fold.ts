/** Letters that Unicode does not take apart into a letter and an accent. */
const wholeLetters: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** U+FDFA alone becomes 18 letters: a text of them would take 18 times its room in the search index. */
const mostGrowth = 2;
/** So that what grows by more is still whole in a short text, as a search term is. */
const growthAllowed = 32;
/** In code points. A longer word is indexed and searched for as several in a row. */
const longestWord = 64;

/**
 * The text in small letters without accents, so that İ, I, ı and i are one letter, as ş and s are: what is
 * searched and what is searched for are both folded.
 * @returns at most `2 × text.length + 32` UTF-16 code units, well-formed where the text is; what is beyond is
 *   left out
 */
export function foldLetters(text: string): string {
  const folded = withoutMarks(text)
    .toLocaleLowerCase('tr')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ıøłđßæœ]/g, (letter) => wholeLetters[letter] ?? letter);
  return start(folded, mostGrowth * text.length + growthAllowed);
}

/**
 * The text without combining marks. Always before `normalize`: that sorts each run of marks (UAX #15, canonical
 * ordering), and ICU takes quadratic time for it: 130 ms for 5,000 marks.
 */
export function withoutMarks(text: string): string {
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
