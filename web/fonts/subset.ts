import subsetFont from 'subset-font';
import {
  characters,
  type FaceId,
  faces,
  type Part,
  partNames,
  readSource,
  weights,
} from './faces.ts';
import { mergeFonts } from './merge.ts';
import { openSource } from './open.ts';

/** Kerning, and figures of one width for columns. Not ligatures: fi would take the dot of the Turkish i. */
const features = ['kern', 'tnum'];
/** Names of styles, for the font menus of desktop programs. */
const unusedTables = ['STAT'];

type CodePoints = { readonly subset: readonly number[]; readonly rest: readonly number[] };

/** What a part of a face is there for: in our subset, and beyond it. Each letter is in one part only. */
export async function codePoints(face: FaceId, part: Part): Promise<CodePoints> {
  const latin = await printable(face, 'latin');
  const own =
    part === 'latin'
      ? latin
      : (await printable(face, part)).filter((point) => !latin.includes(point));
  const wanted = new Set([...characters].map((character) => character.codePointAt(0)));
  return {
    subset: own.filter((point) => wanted.has(point)),
    rest: own.filter((point) => !wanted.has(point)),
  };
}

/** In ascending order. Fonts also name code points that are no characters. */
async function printable(face: FaceId, part: Part): Promise<number[]> {
  const { characterSet } = await openSource(faces[face].package, part);
  return characterSet
    .filter((point) => !/\p{C}/u.test(String.fromCodePoint(point)))
    .toSorted((a, b) => a - b);
}

/** In ascending order: all characters of a face that are in its subset. */
export async function subsetCodePoints(face: FaceId): Promise<number[]> {
  const points = await Promise.all(partNames.map((part) => codePoints(face, part)));
  return points.flatMap(({ subset }) => subset).toSorted((a, b) => a - b);
}

/**
 * The variable font with our characters, weights and features alone, as woff2; the same at every run. One
 * file of all parts: a second one would cost a phone another request before it draws a word of Turkish.
 */
export async function makeSubset(face: FaceId): Promise<Buffer> {
  const [latin, turkish] = await Promise.all([cutPart(face, 'latin'), cutPart(face, 'turkish')]);
  return subsetFont(mergeFonts(latin, turkish), text(await subsetCodePoints(face)), {
    targetFormat: 'woff2',
    keepFeatures: features,
  });
}

/** What our subset takes of a part, uncompressed. */
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
