import subsetFont from 'subset-font';
import { type FaceId, faces, type Part, partNames, readSource } from '../../fonts/faces.ts';
import { mergeFonts } from './merge.ts';
import { openSource } from './open.ts';
import { subsetCharacters } from './texts.ts';

/** Kerning, and tabular figures for columns. No ligatures: fi would hide the dot of the Turkish i. */
const features = ['kern', 'tnum'];
/** Style names, for the font menus of desktop programs. */
const unusedTables = ['STAT'];

/** The range of weights in the styles; anything heavier gets the heaviest. */
export const weights = { min: 400, max: 600 } as const;

type CodePoints = { readonly subset: readonly number[]; readonly rest: readonly number[] };

/** The characters of a part, in our subset and beyond it. Each character is in one part only. */
export async function codePoints(face: FaceId, part: Part): Promise<CodePoints> {
  const latin = await printable(face, 'latin');
  const own =
    part === 'latin'
      ? latin
      : (await printable(face, part)).filter((point) => !latin.includes(point));
  const wanted = new Set(
    [...(await subsetCharacters())].map((character) => character.codePointAt(0)),
  );
  return {
    subset: own.filter((point) => wanted.has(point)),
    rest: own.filter((point) => !wanted.has(point)),
  };
}

/** In ascending order. Fonts also list code points that are no characters. */
async function printable(face: FaceId, part: Part): Promise<number[]> {
  const { characterSet } = await openSource(faces[face].package, part);
  return characterSet
    .filter((point) => !/\p{C}/u.test(String.fromCodePoint(point)))
    .toSorted((a, b) => a - b);
}

/** All characters of a face that are in its subset, in ascending order. */
export async function subsetCodePoints(face: FaceId): Promise<number[]> {
  const points = await Promise.all(partNames.map((part) => codePoints(face, part)));
  return points.flatMap(({ subset }) => subset).toSorted((a, b) => a - b);
}

/**
 * The variable font with our characters, weights and features only, as woff2; the same at every run. All parts are in
 * one file: two would be 8 % larger, and cost a phone two more requests before it draws Turkish text.
 */
export async function makeSubset(face: FaceId): Promise<Buffer> {
  const [latin, turkish] = await Promise.all([cutPart(face, 'latin'), cutPart(face, 'turkish')]);
  return subsetFont(mergeFonts(latin, turkish), text(await subsetCodePoints(face)), {
    targetFormat: 'woff2',
    keepFeatures: features,
  });
}

/** The share of our subset that is in a part, uncompressed. */
export async function cutPart(face: FaceId, part: Part): Promise<Buffer> {
  const { subset } = await codePoints(face, part);
  return subsetFont(await readSource(faces[face].package, part), text(subset), {
    targetFormat: 'sfnt',
    variationAxes: { wght: weights },
    keepFeatures: features,
    dropTables: unusedTables,
  });
}

function text(points: readonly number[]): string {
  return String.fromCodePoint(...points);
}
