import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Font, Glyph } from 'fontkit';
import subsetFont from 'subset-font';
import {
  type FaceId,
  faceIds,
  faces,
  partNames,
  readSource,
  subsetFile,
} from '#web/fonts/faces.ts';
import { openFont } from '#web/fonts/open-font.ts';
import { cutPart } from '#web/workshop/fonts/subset.ts';

/** Those that come out of the second file, parts of theirs that lie in the first, and letters next to them. */
const comparedLetters = [...'ğĞşŞİgGsSIıiçöüaTR8'];
/** In units of a 1000th: harfbuzz rounds for fewer weights, an outline and where a mark is put on it. */
const largestRounding = 2;

/** Draws letters of each merged face as its whole font and its cut parts do: the merging lost nothing. */
export default async function comparedFonts(): Promise<string> {
  for (const face of faceIds) {
    const merged = await uncompressed(readFileSync(join('web/fonts', subsetFile(face))));
    const whole = await everyPart((part) => readSource(faces[face].package, part));
    const cut = await everyPart((part) => cutPart(face, part));
    for (const weight of [400, 500, 600]) {
      compare({ face, weight, merged, others: whole, outline: largestRounding, advance: 1 });
      // fontkit rounds an advance where it comes from the glyph's own variation.
      compare({ face, weight, merged, others: cut, outline: 0, advance: 0.5 });
    }
  }
  return `${comparedLetters.length} letters of ${faceIds.length} faces at three weights`;
}

type Comparison = {
  readonly face: FaceId;
  readonly weight: number;
  readonly merged: Buffer;
  readonly others: readonly Buffer[];
  /** The largest differences that are allowed, in the font's units. */
  readonly outline: number;
  readonly advance: number;
};

function compare({ face, weight, merged, others, outline, advance }: Comparison): void {
  const varied = (font: Buffer) => openFont(font).getVariation({ wght: weight });
  for (const [letter, ours, theirs] of glyphPairs(varied(merged), others.map(varied))) {
    const where = `${letter} of the ${face} face at ${weight}`;
    assert.ok(furthest(ours, theirs) <= outline, where);
    assert.ok(Math.abs(ours.advanceWidth - theirs.advanceWidth) <= advance, where);
  }
}

function everyPart(read: (part: (typeof partNames)[number]) => Promise<Buffer>): Promise<Buffer[]> {
  return Promise.all(partNames.map(async (part) => uncompressed(await read(part))));
}

/** fontkit cannot vary a woff2. */
function uncompressed(font: Buffer): Promise<Buffer> {
  return subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
}

/** A letter's glyph in one font and, of the others, in that which has it. */
function glyphPairs(font: Font, others: readonly Font[]) {
  return comparedLetters.map((letter) => {
    const point = letter.codePointAt(0) ?? 0;
    const theirs = others.find((one) => one.hasGlyphForCodePoint(point))?.glyphForCodePoint(point);
    if (!theirs) throw new Error(`No font has ${letter}`);
    return [letter, font.glyphForCodePoint(point), theirs] as const;
  });
}

/** How far a point of one outline lies from the same point of another, in the font's units. */
function furthest(one: Glyph, other: Glyph): number {
  const [ours, theirs] = [one.path.commands, other.path.commands];
  assert.ok(ours.length > 0);
  assert.deepEqual(
    ours.map(({ command }) => command),
    theirs.map(({ command }) => command),
  );
  const its = theirs.flatMap(({ args }) => args);
  const apart = ours
    .flatMap(({ args }) => args)
    .map((value, at) => Math.abs(value - (its[at] ?? Number.NaN)));
  return Math.max(...apart);
}
