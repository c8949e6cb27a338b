import fonts from '../../../styles/fonts.css?raw';

/** The most lines of a headline on a phone. */
const maxLines = 3;

/** The headlines of a rendered page that exceed that limit, each as one line. */
export function longHeadlines({ body }: Document): string[] {
  return [...body.querySelectorAll('h1, h2')]
    .filter((headline) => headline.checkVisibility() && linesOf(headline) > maxLines)
    .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
}

function linesOf(element: Element): number {
  const words = element.ownerDocument.createRange();
  words.selectNodeContents(element);
  // Parts of one line, such as an emphasized word, may begin a pixel apart.
  const bottoms = [...words.getClientRects()].map(({ bottom }) => bottom).sort((a, b) => a - b);
  const apart = Number.parseFloat(getComputedStyle(element).fontSize) / 2;
  return bottoms.filter((bottom, index) => bottom - (bottoms[index - 1] ?? -Infinity) > apart)
    .length;
}

type Range = { readonly from: number; readonly to: number };

/** Characters of the typeface for running text, from the pages' style sheet. */
const [, textRange = ''] = /"Instrument Sans[^}]+unicode-range: ([^;]+)/.exec(fonts) ?? [];
const held = [...textRange.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
  ([, from = '', to = from]): Range => ({
    from: Number.parseInt(from, 16),
    to: Number.parseInt(to, 16),
  }),
);

/** Characters without a glyph: spaces, and those that join or change the previous letter. */
const shapeless = /^[\s\p{C}\p{M}]$/u;

/** The distinct letters of a text that the pages' typefaces lack: visitors see them in another typeface. */
export function lettersLacking(text: string): string[] {
  const found = new Set(text.normalize());
  return [...found].filter((letter) => !shapeless.test(letter) && !isHeld(letter));
}

function isHeld(character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return held.some(({ from, to }) => point >= from && point <= to);
}
