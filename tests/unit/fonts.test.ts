import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { loadTexts } from '#web/build/texts.ts';
import { identity } from '#web/content/identity.ts';
import { faceIds, faces, partNames, subsetFile, weights } from '#web/fonts/faces.ts';
import {
  overridesFor,
  type StandInId,
  type StyleId,
  standInIds,
  standIns,
  styleIds,
  styles,
} from '#web/fonts/fallbacks.ts';
import { fontStyles, wholeFontStyles } from '#web/fonts/style-sheet.ts';
import { makeSubset } from '#web/fonts/subset.ts';
import { strings } from '#web/fonts/texts.ts';

const styleSheet = ['fonts', 'whole-fonts']
  .map((name) => readFileSync(`web/styles/${name}.css`, 'utf8'))
  .join('\n');
const rules = [...styleSheet.matchAll(/@font-face \{([^}]+)\}/g)].map(([, text = '']) =>
  descriptorsOf(text),
);
const turkishLetters = 'çÇğĞıIiİöÖşŞüÜ';
const kibibyte = 1024;

describe.each(faceIds)('the %s face', (face) => {
  test.each(partNames)('has the %s subset that `npm run fonts` makes', async (part) => {
    expect((await makeSubset(face, part)).equals(committed(face, part))).toBe(true);
  });

  test('has every character of every text, where the style sheet says so', async () => {
    const characters = await siteCharacters();
    for (const character of characters) {
      const point = character.codePointAt(0) ?? 0;
      const parts = partNames.filter((part) => covers(rangeOf(face, part), point));
      expect(parts, `${character} is in the unicode-range of one subset`).toHaveLength(1);
      for (const part of parts) {
        const glyph = open(face, part).glyphForCodePoint(point);
        expect(glyph.id, `${character} is in ${subsetFile(face, part)}`).not.toBe(0);
      }
    }
  });

  test('keeps the weights that it names, figures of one width, and its kerning', () => {
    const font = open(face, 'latin');
    expect(font.variationAxes.wght).toMatchObject(weights);
    const widths = font.layout('0123456789', ['tnum']).positions.map(({ xAdvance }) => xAdvance);
    expect(new Set(widths).size).toBe(1);
    expect(font.layout('To', ['kern']).advanceWidth).toBeLessThan(
      font.layout('To', { kern: false }).advanceWidth,
    );
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

test('the style sheet is the one that `npm run fonts` makes', async () => {
  expect(styleSheet).toBe(`${await fontStyles()}\n\n${await wholeFontStyles()}\n`);
});

test('no width hangs on a figure or letter of the font, so none changes when the font arrives', () => {
  const sources = globSync('web/**/*.{css,tsx}').filter((file) => !file.endsWith('fonts.css'));
  expect(sources.length).toBeGreaterThan(10);
  for (const file of sources) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/[[\s:(][\d.]+(?:ch|ex|cap)\b/);
  }
});

test('all fonts of a page weigh 48 KiB at most', () => {
  const bytes = faceIds.flatMap((face) => partNames.map((part) => committed(face, part).length));
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(48 * kibibyte);
});

function committed(face: keyof typeof faces, part: (typeof partNames)[number]): Buffer {
  return readFileSync(join('web/fonts', subsetFile(face, part)));
}

function open(face: keyof typeof faces, part: (typeof partNames)[number]): Font {
  return create(committed(face, part)) as Font;
}

/** Every character of the texts, the identity and the Turkish alphabet, line breaks apart. */
async function siteCharacters(): Promise<string[]> {
  const texts = strings([await Promise.all(languages.map(loadTexts)), identity]);
  const characters = new Set(`${turkishLetters}${texts.map(([, text]) => text).join('')}`);
  characters.delete('\n');
  return [...characters];
}

function rangeOf(face: keyof typeof faces, part: (typeof partNames)[number]): string {
  const rule = rules.find(({ src }) => src?.includes(`fonts/${subsetFile(face, part)}"`));
  return rule?.['unicode-range'] ?? '';
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
