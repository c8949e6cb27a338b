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

/**
 * The text in small letters without accents, so that İ, I, ı and i are one letter, as ş and s are: what is
 * searched and what is searched for are both folded.
 */
export function foldLetters(text: string): string {
  return text
    .toLocaleLowerCase('tr')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıøłđßæœ]/g, (letter) => wholeLetters[letter] ?? letter);
}

/** The words of a text, folded: runs of letters and digits. */
export function foldedWords(text: string): string[] {
  return foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
