import type { Font } from 'fontkit';
import { filesAtWeight, type Part, readSource } from '../../fonts/faces.ts';
import { type OpenFace, openFiles, openFont } from '../../fonts/open-font.ts';

/** Opens a part of a variable font, unchanged. */
export async function openSource(fontPackage: string, part: Part): Promise<Font> {
  return openFont(await readSource(fontPackage, part));
}

/** Opens all parts of a variable font at one weight. */
export async function openFace(fontPackage: string, weight: number): Promise<OpenFace> {
  return openFiles(await filesAtWeight(fontPackage, weight));
}
