import { fontRuns, type OpenFace } from '../fonts/open-font.ts';
import { element } from './line.ts';

/** Typesetting: size in pixels, tracking as a fraction of the size. */
export type Setting = {
  readonly face: OpenFace;
  readonly size: number;
  /** Between letters. */
  readonly tracking: number;
};

/** Draws text as outlines, so that no renderer needs the font. The baseline begins at (x, y). */
export function outlineText(
  text: string,
  { face, size, tracking }: Setting,
  { x, y, fill }: { x: number; y: number; fill: string },
): string {
  let at = x;
  const glyphs: string[] = [];
  for (const { font, run } of fontRuns(text, face)) {
    const scale = size / font.unitsPerEm;
    const { glyphs: shapes, positions } = font.layout(run, ['kern']);
    for (const [index, { path }] of shapes.entries()) {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
      const place = `translate(${at + xOffset * scale} ${y}) scale(${scale} ${-scale})`;
      glyphs.push(element('path', { d: path.toSVG(), transform: place }));
      at += xAdvance * scale + tracking * size;
    }
  }
  return element('g', { fill }, ...glyphs);
}

/** The width of a text on one line, in pixels. */
export function textWidth(text: string, { face, size, tracking }: Setting): number {
  return fontRuns(text, face).reduce((width, { font, run }) => {
    const { advanceWidth, glyphs } = font.layout(run, ['kern']);
    return width + (advanceWidth / font.unitsPerEm + glyphs.length * tracking) * size;
  }, 0);
}

/** Twice as many as any title has. */
const maxWords = 40;

/**
 * Breaks a text into as few lines as fit: the most even ones, but preferably after a sentence.
 * @returns undefined when it does not fit `width` pixels in `lines` lines
 */
export function balancedLines(
  text: string,
  setting: Setting,
  { width, lines }: { width: number; lines: number },
): string[] | undefined {
  const words = text.split(' ');
  // Trying every break of a text that cannot fit would take minutes, and gigabytes.
  if (words.length > maxWords || textWidth(words.join(''), setting) > width * lines)
    return undefined;
  // The same lines occur in many breaks of a text.
  const known = new Map<string, number>();
  const measure = (line: string) => known.getOrInsertComputed(line, () => textWidth(line, setting));
  for (let count = 1; count <= lines; count++) {
    const [best] = breaksInto(words, count)
      .map((broken) => ({ broken, widths: broken.map(measure) }))
      .filter(({ widths }) => Math.max(...widths) <= width)
      .toSorted((a, b) => unevenness(a) - unevenness(b));
    if (best) return best.broken;
  }
  return undefined;
}

type Broken = { readonly broken: readonly string[]; readonly widths: readonly number[] };

/** The sum of squares: for equal sums it is smallest for the most even widths. */
function unevenness({ broken, widths }: Broken): number {
  const worthOfSentenceEnd = 0.85;
  const squares = widths.reduce((sum, width) => sum + width ** 2, 0);
  return breaksAfterSentence(broken) ? squares * worthOfSentenceEnd : squares;
}

export function breaksAfterSentence(lines: readonly string[]): boolean {
  return lines.slice(0, -1).some((line) => /[.?!]$/.test(line));
}

/** Every way to break words into `count` lines. Titles are short, so these are few. */
function breaksInto(words: readonly string[], count: number): string[][] {
  if (count === 1) return words.length > 0 ? [[words.join(' ')]] : [];
  return words.slice(1).flatMap((_, index) => {
    const first = words.slice(0, index + 1).join(' ');
    return breaksInto(words.slice(index + 1), count - 1).map((rest) => [first, ...rest]);
  });
}
