import { fontRuns, type OpenFace } from '../fonts/open.ts';
import { element } from './line.ts';

/** How a text is set, in pixels and parts of the font size. */
export type Setting = {
  readonly face: OpenFace;
  readonly size: number;
  /** Between letters. */
  readonly tracking: number;
};

/** Text as drawn outlines, so that no renderer needs the font; the baseline begins at (x, y). */
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

/** The width of a text on one line. */
export function textWidth(text: string, { face, size, tracking }: Setting): number {
  return fontRuns(text, face).reduce((width, { font, run }) => {
    const { advanceWidth, glyphs } = font.layout(run, ['kern']);
    return width + (advanceWidth / font.unitsPerEm + glyphs.length * tracking) * size;
  }, 0);
}

/**
 * Breaks a text into as few lines as fit, and among those ways takes the one whose longest line is shortest.
 * @returns undefined when it fits in no way
 */
export function balancedLines(
  text: string,
  setting: Setting,
  { width, lines }: { width: number; lines: number },
): string[] | undefined {
  const words = text.split(' ');
  const measure = (line: string) => textWidth(line, setting);
  for (let count = 1; count <= lines; count++) {
    const [best] = breaksInto(words, count)
      .map((broken) => ({ broken, longest: Math.max(...broken.map(measure)) }))
      .filter(({ longest }) => longest <= width)
      .toSorted((a, b) => a.longest - b.longest);
    if (best) return best.broken;
  }
  return undefined;
}

/** Every way to set words on so many lines; titles are short, so these are few. */
function breaksInto(words: readonly string[], count: number): string[][] {
  if (count === 1) return words.length > 0 ? [[words.join(' ')]] : [];
  return words.slice(1).flatMap((_, index) => {
    const first = words.slice(0, index + 1).join(' ');
    return breaksInto(words.slice(index + 1), count - 1).map((rest) => [first, ...rest]);
  });
}
