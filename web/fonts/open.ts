import type { Font } from 'fontkit';
import subsetFont from 'subset-font';
import { type Part, partNames, readSource } from './faces.ts';
import { type OpenFace, openFiles, openFont } from './open-font.ts';

/** Opens a part of a variable font, unchanged. */
export async function openSource(fontPackage: string, part: Part): Promise<Font> {
  return openFont(await readSource(fontPackage, part));
}

/** Opens all parts of a variable font at one weight. */
export async function openFace(fontPackage: string, weight: number): Promise<OpenFace> {
  return openFiles(await filesAtWeight(fontPackage, weight));
}

/** All parts of a variable font at one weight: uncompressed and without axes, because fontkit cannot vary a woff2. */
export function filesAtWeight(fontPackage: string, weight: number): Promise<Buffer[]> {
  const atWeight = async (part: Part) =>
    subsetFont(await readSource(fontPackage, part), undefined, {
      keepAllGlyphs: true,
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    });
  return Promise.all(partNames.map(atWeight));
}
