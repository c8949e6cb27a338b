import { create, type Font } from 'fontkit';

/** The open files of one face, for measuring and outlining text. */
export type OpenFace = readonly [Font, ...Font[]];

/** Splits a text where the font changes. Each character takes the first font that has it, else the first font. */
export function fontRuns(text: string, face: OpenFace): { font: Font; run: string }[] {
  const runs: { font: Font; run: string }[] = [];
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    const font = face.find((one) => one.hasGlyphForCodePoint(codePoint)) ?? face[0];
    const last = runs.at(-1);
    if (last?.font === font) last.run += character;
    else runs.push({ font, run: character });
  }
  return runs;
}

/** Opens a font file; throws for a collection of fonts. */
export function openFont(file: Buffer): Font {
  const font = create(file);
  if (!('layout' in font)) throw new Error('This file holds more than one font');
  return font;
}

export function openFiles(files: readonly Buffer[]): OpenFace {
  const [first, ...rest] = files.map(openFont);
  if (!first) throw new Error('A face has at least one file');
  return [first, ...rest];
}
