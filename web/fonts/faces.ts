import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

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

/** The range of weights in the styles; anything heavier gets the heaviest. */
export const weights = { min: 400, max: 600 } as const;

const firstPrintable = 0x20;
const lastPrintable = 0x7e;
const basicLatin = String.fromCodePoint(
  ...Array.from({ length: lastPrintable - firstPrintable + 1 }, (_, at) => firstPrintable + at),
);

/** In every subset, whatever the texts contain. A character that a face lacks falls back to the next family. */
export const usualCharacters = [
  basicLatin,
  'çÇğĞıİöÖşŞüÜâÂîÎûÛ',
  // For loan words and names.
  'éÉ',
  '’‘“”–—…·•×−←→↗©™€₺°§№\u00a0',
].join('');

/** The file name of a subset in this folder. */
export function subsetFile(face: FaceId): string {
  return `${faces[face].package}.woff2`;
}

/** The import path of a whole font in npm. */
export function sourceName(fontPackage: string, part: Part): string {
  return `@fontsource-variable/${fontPackage}/files/${fontPackage}-${parts[part]}-wght-normal.woff2`;
}

export function readSource(fontPackage: string, part: Part): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(sourceName(fontPackage, part))));
}
