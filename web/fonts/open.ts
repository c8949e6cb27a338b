import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { type Part, partNames, readSource } from './faces.ts';

/** The open files of one face, for measuring and outlining text. */
export type OpenFace = readonly [Font, ...Font[]];

/** Opens a part of a variable font, unchanged. */
export async function openSource(fontPackage: string, part: Part): Promise<Font> {
  return openFont(await readSource(fontPackage, part));
}

/** Opens all parts of a variable font at one weight. */
export async function openFace(fontPackage: string, weight: number): Promise<OpenFace> {
  const [first, ...rest] = await Promise.all(
    partNames.map(async (part) =>
      openFont(await atWeight(await readSource(fontPackage, part), weight)),
    ),
  );
  if (!first) throw new Error(`${fontPackage} has no files`);
  return [first, ...rest];
}

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

/** Uncompressed and without axes: fontkit cannot vary a woff2. */
function atWeight(source: Buffer, weight: number): Promise<Buffer> {
  return subsetFont(source, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
}

/** Opens a font file; throws for a collection of fonts. */
export function openFont(file: Buffer): Font {
  const font = create(file);
  if (!('layout' in font)) throw new Error('This file holds more than one font');
  return font;
}
