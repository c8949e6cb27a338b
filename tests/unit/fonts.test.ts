import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { identity } from '#contract/content/identity.ts';
import { languages } from '#contract/languages.ts';
import { loadTexts } from '#tests/support/texts.ts';
import { type FaceId, faceIds, faces, subsetFile } from '#web/fonts/faces.ts';
import { openFont } from '#web/fonts/open-font.ts';
import { styleSheets } from '#web/workshop/fonts/style-sheet.ts';
import { makeSubset, weights } from '#web/workshop/fonts/subset.ts';
import { strings, subsetCharacters } from '#web/workshop/fonts/texts.ts';

const styleSheet = globSync('web/styles/*fonts.css')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const rules = [...styleSheet.matchAll(/@font-face \{([^}]+)\}/g)].map(([, text = '']) =>
  descriptorsOf(text),
);
const turkishLetters = 'çÇğĞıIiİöÖşŞüÜ';
const kibibyte = 1024;

describe.each(faceIds)('the %s face', (face) => {
  test('has the subset that `npm run workshop -- fonts` makes', async () => {
    expect((await makeSubset(face)).equals(committed(face))).toBe(true);
  });

  test('contains every character of every text, as its unicode-range says', async () => {
    const font = openFont(committed(face));
    const range = rangeOf(face);
    for (const character of await siteCharacters()) {
      const point = character.codePointAt(0) ?? 0;
      expect(covers(range, point), `${character} is in the unicode-range`).toBe(true);
      expect(font.glyphForCodePoint(point).id, `${character} has a glyph`).not.toBe(0);
    }
  });

  test('lists no character in its unicode-range that it lacks', async () => {
    const font = openFont(committed(face));
    const range = rangeOf(face);
    for (const character of await subsetCharacters()) {
      const point = character.codePointAt(0) ?? 0;
      expect(covers(range, point), character).toBe(font.hasGlyphForCodePoint(point));
    }
  });

  test('keeps its declared weights, tabular figures and kerning', () => {
    const font = openFont(committed(face));
    expect(font.variationAxes.wght).toMatchObject(weights);
    const widths = font.layout('0123456789', ['tnum']).positions.map(({ xAdvance }) => xAdvance);
    expect(new Set(widths).size).toBe(1);
    expect(font.layout('To', ['kern']).advanceWidth).toBeLessThan(
      font.layout('To', { kern: false }).advanceWidth,
    );
  });

  test('serves characters of other languages only from its complete file', () => {
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
});

describe('a style sheet is the one that `npm run workshop -- fonts` makes', async () => {
  test.each(Object.entries(await styleSheets()))('%s', (name, made) => {
    const written = readFileSync(join('web/styles', name), 'utf8');
    expect(withoutMeasures(written)).toBe(withoutMeasures(made));
    // A changed text changes the measures of the fallback fonts by less; a new font needs `npm run workshop -- fonts`.
    const onePercent = 1;
    const fresh = measuresOf(made);
    for (const [at, measure] of measuresOf(written).entries()) {
      expect(Math.abs(measure - (fresh[at] ?? 0)), `${measure} for ${fresh[at]}`).toBeLessThan(
        onePercent,
      );
    }
  });
});

const measures = /[\d.]+(?=%)/g;

function measuresOf(sheet: string): number[] {
  return sheet.match(measures)?.map(Number) ?? [];
}

function withoutMeasures(sheet: string): string {
  return sheet.replace(measures, '');
}

test('no width depends on a character of the font, so nothing moves when the font loads', () => {
  const sources = globSync('web/**/*.{css,tsx}').filter((file) => !file.endsWith('fonts.css'));
  expect(sources.length).toBeGreaterThan(10);
  for (const file of sources) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/[[\s:(][\d.]+(?:ch|ex|cap)\b/);
  }
});

test('all fonts of a page weigh at most 48 KiB', () => {
  const bytes = faceIds.map((face) => committed(face).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(48 * kibibyte);
});

function committed(face: FaceId): Buffer {
  return readFileSync(join('web/fonts', subsetFile(face)));
}

/** Every character of the texts, the identity and the Turkish alphabet, except line breaks. */
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
