import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Font, Glyph } from 'fontkit';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { identity } from '#web/content/identity.ts';
import { loadTexts } from '#web/content/load-texts.ts';
import {
  characters,
  type FaceId,
  faceIds,
  faces,
  partNames,
  readSource,
  subsetFile,
  weights,
} from '#web/fonts/faces.ts';
import {
  overridesFor,
  type StandInId,
  type StyleId,
  standInIds,
  standIns,
  styleIds,
  styles,
} from '#web/fonts/fallbacks.ts';
import { openFont } from '#web/fonts/open.ts';
import { styleSheets } from '#web/fonts/style-sheet.ts';
import { cutPart, makeSubset } from '#web/fonts/subset.ts';
import { strings } from '#web/fonts/texts.ts';

const styleSheet = globSync('web/styles/*-{font,fonts}.css')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const rules = [...styleSheet.matchAll(/@font-face \{([^}]+)\}/g)].map(([, text = '']) =>
  descriptorsOf(text),
);
const turkishLetters = 'çÇğĞıIiİöÖşŞüÜ';
/** Those that come out of the second file, parts of theirs that lie in the first, and letters next to them. */
const comparedLetters = [...'ğĞşŞİgGsSIıiçöüaTR8'];
/** In units of a 1000th: harfbuzz rounds for fewer weights, an outline and where a mark is put on it. */
const largestRounding = 2;
const kibibyte = 1024;

describe.each(faceIds)('the %s face', (face) => {
  test('has the subset that `npm run fonts` makes, the same each time', async () => {
    const [once, again] = [await makeSubset(face), await makeSubset(face)];
    expect(once.equals(again)).toBe(true);
    expect(once.equals(committed(face))).toBe(true);
  });

  test('has every character of every text, where the style sheet says so', async () => {
    const font = openFont(committed(face));
    const range = rangeOf(face);
    for (const character of await siteCharacters()) {
      const point = character.codePointAt(0) ?? 0;
      expect(covers(range, point), `${character} is in the unicode-range`).toBe(true);
      expect(font.glyphForCodePoint(point).id, `${character} has a glyph`).not.toBe(0);
    }
  });

  test('names no character that it has not', () => {
    const font = openFont(committed(face));
    const range = rangeOf(face);
    for (const character of characters) {
      const point = character.codePointAt(0) ?? 0;
      expect(covers(range, point), character).toBe(font.hasGlyphForCodePoint(point));
    }
  });

  test('keeps the weights that it names, figures of one width, and its kerning', () => {
    const font = openFont(committed(face));
    expect(font.variationAxes.wght).toMatchObject(weights);
    const widths = font.layout('0123456789', ['tnum']).positions.map(({ xAdvance }) => xAdvance);
    expect(new Set(widths).size).toBe(1);
    expect(font.layout('To', ['kern']).advanceWidth).toBeLessThan(
      font.layout('To', { kern: false }).advanceWidth,
    );
  });

  test.each([400, 500, 600])('draws each letter as the whole font does at %i', async (weight) => {
    const [merged, ...whole] = await Promise.all([
      openVaried(committed(face), weight),
      ...partNames.map(async (part) =>
        openVaried(await readSource(faces[face].package, part), weight),
      ),
    ]);
    for (const [letter, ours, theirs] of glyphPairs(merged, whole)) {
      expect(furthest(ours, theirs), `${letter} at ${weight}`).toBeLessThanOrEqual(largestRounding);
      const wider = Math.abs(ours.advanceWidth - theirs.advanceWidth);
      expect(wider, `${letter} at ${weight}`).toBeLessThanOrEqual(1);
    }
  });

  test.each([400, 500, 600])('has lost nothing in the merging at %i', async (weight) => {
    const [merged, ...cut] = await Promise.all([
      openVaried(committed(face), weight),
      ...partNames.map(async (part) => openVaried(await cutPart(face, part), weight)),
    ]);
    for (const [letter, ours, theirs] of glyphPairs(merged, cut)) {
      expect(furthest(ours, theirs), `${letter} at ${weight}`).toBe(0);
      // fontkit rounds an advance where it comes from the glyph's own variation.
      const wider = Math.abs(ours.advanceWidth - theirs.advanceWidth);
      expect(wider, `${letter} at ${weight}`).toBeLessThanOrEqual(0.5);
    }
  });

  test('is asked for a letter of another language in its whole file alone', () => {
    for (const letter of 'ñåłčőÑŁ') {
      const point = letter.codePointAt(0) ?? 0;
      const files = rules
        .filter((rule) => rule['font-family'] === `"${faces[face].family}"`)
        .filter((rule) => covers(rule['unicode-range'] ?? '', point))
        .map(({ src }) => src);
      expect(files, letter).toHaveLength(1);
      expect(files[0]).toContain('@fontsource-variable');
    }
  });

  test.each(standInIds.flatMap((standIn) => styleIds.map((style) => ({ standIn, style }))))(
    'is stood in for by $standIn, $style, at the size that fits the texts',
    async ({ standIn, style }) => {
      const rule = standInRule(standIn, style);
      const overrides = await overridesFor(face, standIn, style);
      for (const [name, part] of Object.entries(overrides)) {
        // A changed text moves the measures by less; a new font must be made anew.
        const onePercent = 0.01;
        const written = Number.parseFloat(rule?.[name] ?? '') / 100;
        expect(Math.abs(written - part), `${name} ${written} for ${part}`).toBeLessThan(onePercent);
      }
    },
  );

  function standInRule(standIn: StandInId, style: StyleId) {
    const family = `"${faces[face].standIn}${standIns[standIn].suffix}"`;
    const weight = String(styles[style].weight);
    return rules.find((rule) => rule['font-family'] === family && rule['font-weight'] === weight);
  }
});

// Reads two whole fonts, letter by letter.
test('the style sheets are those that `npm run fonts` makes', async () => {
  for (const [name, sheet] of Object.entries(await styleSheets())) {
    const written = readFileSync(join('web/styles', name), 'utf8');
    expect(withoutMeasures(written), name).toBe(withoutMeasures(sheet));
  }
}, 30_000);

/** The measures of the stand-ins follow the texts: the tests above allow what a changed text does to them. */
function withoutMeasures(sheet: string): string {
  return sheet.replace(/[\d.]+%/g, '%');
}

test('no width hangs on a figure or letter of the font, so none changes when the font arrives', () => {
  const sources = globSync('web/**/*.{css,tsx}').filter((file) => !/fonts?\.css$/.test(file));
  expect(sources.length).toBeGreaterThan(10);
  for (const file of sources) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/[[\s:(][\d.]+(?:ch|ex|cap)\b/);
  }
});

test('the script inside each page names the weights that the faces have', () => {
  const source = readFileSync('web/document/bootstrap.ts', 'utf8');
  expect(source).toContain(`{ weight: '${weights.min} ${weights.max}' }`);
});

test('all fonts of a page weigh 48 KiB at most', () => {
  const bytes = faceIds.map((face) => committed(face).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(48 * kibibyte);
});

function committed(face: FaceId): Buffer {
  return readFileSync(join('web/fonts', subsetFile(face)));
}

/** Uncompressed first: fontkit cannot vary a woff2. */
async function openVaried(font: Buffer, weight: number): Promise<Font> {
  const sfnt = await subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  return openFont(sfnt).getVariation({ wght: weight });
}

/** A letter's glyph in one font and, of the others, in that which has it. */
function glyphPairs(font: Font | undefined, others: readonly Font[]) {
  return comparedLetters.map((letter) => {
    const point = letter.codePointAt(0) ?? 0;
    const ours = font?.glyphForCodePoint(point);
    const theirs = others.find((one) => one.hasGlyphForCodePoint(point))?.glyphForCodePoint(point);
    if (!ours || !theirs) throw new Error(`No font has ${letter}`);
    return [letter, ours, theirs] as const;
  });
}

/** How far a point of one outline lies from the same point of another, in the font's units. */
function furthest(one: Glyph, other: Glyph): number {
  const [ours, theirs] = [one.path.commands, other.path.commands];
  expect(ours.length).toBeGreaterThan(0);
  expect(ours.map(({ command }) => command)).toEqual(theirs.map(({ command }) => command));
  const [mine, its] = [ours, theirs].map((path) => path.flatMap(({ args }) => args));
  return Math.max(...(mine ?? []).map((value, at) => Math.abs(value - (its?.[at] ?? Number.NaN))));
}

/** Every character of the texts, the identity and the Turkish alphabet, line breaks apart. */
async function siteCharacters(): Promise<string[]> {
  const texts = strings([await Promise.all(languages.map(loadTexts)), identity]);
  const characters = new Set(`${turkishLetters}${texts.map(([, text]) => text).join('')}`);
  characters.delete('\n');
  return [...characters];
}

function rangeOf(face: FaceId): string {
  const ranges = rules
    .filter(({ src }) => src?.includes(`fonts/${subsetFile(face)}"`))
    .map((rule) => rule['unicode-range']);
  return ranges.find(Boolean) ?? '';
}

function covers(unicodeRange: string, point: number): boolean {
  return unicodeRange.split(', ').some((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return Number.parseInt(from, 16) <= point && point <= Number.parseInt(to, 16);
  });
}

function descriptorsOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
