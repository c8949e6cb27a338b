import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** The parts of a fontsource face: ğ Ğ İ ş Ş and ₺ are in latin-ext, ı and all other Turkish letters in latin. */
export const parts = { latin: 'latin', turkish: 'latin-ext' } as const;
export type Part = keyof typeof parts;
export const partNames = Object.keys(parts) as Part[];

/** The faces of the site. The subsets, the style sheets and the sharing images read this table. */
export const faces = {
  heading: {
    family: 'Bricolage Grotesque Variable',
    package: 'bricolage-grotesque',
    standIn: 'Bricolage Fallback',
  },
  text: {
    family: 'Instrument Sans Variable',
    package: 'instrument-sans',
    standIn: 'Instrument Fallback',
  },
} as const;
export type FaceId = keyof typeof faces;
export const faceIds = Object.keys(faces) as FaceId[];

export function subsetFile(face: FaceId): string {
  return `${faces[face].package}.woff2`;
}

export function sourceName(fontPackage: string, part: Part): string {
  return `@fontsource-variable/${fontPackage}/files/${fontPackage}-${parts[part]}-wght-normal.woff2`;
}

export function readSource(fontPackage: string, part: Part): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(sourceName(fontPackage, part))));
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
